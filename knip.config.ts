import type { KnipConfig } from 'knip';

/** What is used from outside the code, so that everything else must be used inside it (`npm run check -- knip`). */
const config: KnipConfig = {
  entry: [
    'app/**/*.{ts,tsx}',
    'scripts/*.{ts,mjs}',
    'sandbox/server.ts',
    // Read by the content system of `cms/` when it fills its database.
    'sandbox/content/demo-content.ts',
    // Bundled by path, for pages of the benchmark.
    'scripts/lib/bench/hall/{probe.ts,reference.tsx}',
    // An application of its own, built by the benchmark.
    'scripts/lib/bench/bare/**',
    // Loaded into a server of a test, or into a browser, by path.
    'tests/{soak/heap-probe.cjs,e2e/note-generations.mjs,browsers/webkit-window.mjs}',
    'tests/*/run.{ts,mjs}',
    // Named in configurations of Vitest, and by the steps of a check.
    'tests/support/{few-inputs,server-only,summary-reporter}.ts',
    '**/*.test.{ts,tsx}',
    // Loaded by the server process itself, by path.
    'server/main.mjs',
    'server/page-cache/handler.mjs',
    // Started as a process of its own by the benchmark.
    'scripts/lib/bench/bare-node.mjs',
    // Named in `stryker.config.mjs`, and in `scripts/lib/checks.mjs`.
    'vitest.{mutation,cms}.config.ts',
  ],
  project: [
    '{app,components,lib,server,stores,i18n,sandbox,scripts,tests}/**/*.{ts,tsx,mjs,cjs}',
    '*.{ts,mjs}',
  ],
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Its drawings are read as files by `scripts/make-icons.ts`; what a window of WebKitGTK imports comes with `gjs`; the linter
  // is started by its file.
  ignoreDependencies: ['lucide-static', 'gi', 'oxlint', 'oxlint-tsgolint'],
  // Of Debian's util-linux.
  ignoreBinaries: ['unshare'],
};

export default config;
