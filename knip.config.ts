import type { KnipConfig } from 'knip';

/** What is used from outside the code, so that everything else must be used inside it (`npm run knip`). */
const config: KnipConfig = {
  entry: [
    'app/**/*.{ts,tsx}',
    'scripts/*.{ts,mjs}',
    'sandbox/server.ts',
    // Read by the content system of `cms/` when it fills its database.
    'sandbox/content/demo-content.ts',
    // Bundled by path, for pages of the benchmark.
    'scripts/lib/bench/{probe.ts,reference.tsx}',
    // Loaded into the measured server by path.
    'scripts/lib/soak/heap-probe.cjs',
    'tests/**/*.{ts,tsx}',
    '**/*.test.{ts,tsx}',
    // Loaded by the server process itself, by path.
    'server/main.mjs',
    'server/page-cache/handler.mjs',
    // Started as a process of its own by the benchmark.
    'scripts/lib/bench-site/bare-node.mjs',
    // Named in `stryker.config.mjs`.
    'vitest.mutation.config.ts',
  ],
  project: [
    '{app,components,lib,server,stores,i18n,sandbox,scripts,tests}/**/*.{ts,tsx,mjs,cjs}',
    '*.{ts,mjs}',
  ],
  ignoreExportsUsedInFile: true,
  // The type of every exported schema is there, whether somebody names it today or not (`project/schema-type`).
  ignoreIssues: { 'lib/**/{api,values,schema,schema-*}.ts': ['types'] },
  // Its drawings are read as files by `npm run icons`; what a window of WebKitGTK imports comes with `gjs`.
  ignoreDependencies: ['lucide-static', 'gi'],
  // Of Debian's util-linux.
  ignoreBinaries: ['unshare'],
};

export default config;
