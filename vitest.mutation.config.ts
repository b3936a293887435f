import { defineConfig } from 'vitest/config';
import base from './vitest.config';

const FOLDERS = '{lib/{cashier,forms,routing,platform,site-settings,middleware,session},server/page-cache}';

/** `npm run test:mutation`: the unit tests of the folders that `stryker.config.mjs` mutates. */
export default defineConfig({
  plugins: base.plugins ?? [],
  resolve: base.resolve ?? {},
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    expect: base.test?.expect ?? {},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['./tests/support/few-inputs.ts'],
          include: [`${FOLDERS}/**/*.test.ts`],
          // Hundreds of thousands of inputs for each mutant would take hours.
          exclude: ['lib/**/!(field-types).property.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          setupFiles: ['./tests/support/component-setup.ts'],
          include: [`${FOLDERS}/**/*.test.tsx`],
        },
      },
    ],
  },
});
