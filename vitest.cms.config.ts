import { defineConfig } from 'vitest/config';
import base from './vitest.config';

/** `npm run test:more -- cms`: the content system of `cms/` and the product on it. Not part of `npm test`: it needs `cms` installed. */
export default defineConfig({
  resolve: base.resolve ?? {},
  test: {
    name: 'cms',
    environment: 'node',
    include: ['tests/cms/**/*.test.ts'],
    // Each file starts programs of its own.
    fileParallelism: false,
    hookTimeout: 400_000,
    testTimeout: 120_000,
  },
});
