import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

const root = fileURLToPath(new URL('./', import.meta.url));

/** Imported pictures are objects, as Next.js gives them. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.svg') ? `export default { src: ${JSON.stringify(id.replace(root, '/'))} };` : null,
};

const FOLDERS = ['app', 'components', 'i18n', 'lib', 'sandbox', 'scripts', 'server', 'stores', 'tests'];
// They start programs of their own (`vitest.cms.config.ts`).
const LEFT_OUT = 'tests/cms/**';

/** What a test may leave behind: replaced modules, clocks and globals, an environment, a server, state of a server module. */
const LEAVES_TRACES =
  /@vitest-environment|-calls'|vi\.(?:mock|doMock|hoisted|resetModules|stub|spyOn|useFake|setSystemTime)|process\.(?:env|on|chdir)|globalThis|createServer|spawn|msw|\.server'|\.mjs'/;

/** Unit tests that leave nothing behind: they share processes, which saves each file its own start and imports. */
const withoutTraces = FOLDERS.flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => file.endsWith('.test.ts') && !LEAVES_TRACES.test(readFileSync(`${root}${file}`, 'utf8')),
    ),
);

// From Node.js 25 on it has a storage of its own, which jsdom would leave in place of a browser's.
const noOwnStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig({
  plugins: [pictures],
  resolve: {
    alias: [
      { find: 'server-only', replacement: `${root}tests/support/server-only.ts` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    restoreMocks: true,
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // A machine shared with others may stall.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 8_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          execArgv: noOwnStorage,
          include: [`{${FOLDERS.join(',')}}/**/*.test.ts`],
          exclude: [LEFT_OUT, ...withoutTraces],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-shared',
          environment: 'node',
          isolate: false,
          include: withoutTraces,
          exclude: [LEFT_OUT],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          // One process runs many files, each in a context of its own: jsdom is loaded once, which halves the time.
          pool: 'vmForks',
          // Contexts cannot require ES modules, so packages that have both kinds must offer the other one.
          execArgv: ['--no-experimental-require-module'],
          vmMemoryLimit: '2GB',
          include: ['{components,app,lib}/**/*.test.tsx'],
          setupFiles: ['./tests/support/component-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
