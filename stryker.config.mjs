/** Folders that are mutated; `MUTATION_FOLDERS=lib/forms,lib/routing` chooses. */
const folders = (
  process.env.MUTATION_FOLDERS ??
  'lib/cashier,lib/forms,lib/routing,lib/platform,lib/site-settings,lib/middleware,lib/session,server/page-cache'
).split(',');

/**
 * Mutation tests (`npm run test:mutation`): Stryker changes the code of folders that hold rules, and the unit tests must
 * notice. How to read the report: docs/testing.md.
 */
const config = {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: [
    ...folders.map((folder) => `${folder}/**/*.{ts,cjs,mjs}`),
    '!**/*.{test,test-data,test-support,d}.ts',
  ],
  coverageAnalysis: 'perTest',
  // What runs only while a module loads (tables, schemas, patterns) would need every test file again for each mutant.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.data/mutation/incremental.json',
  tempDirName: '.data/mutation/tmp',
  ignorePatterns: ['.next', '.data', 'cms', 'docs', 'deploy', 'test-results'],
  // Vitest does not check types, so that nothing has to be switched off in the copies.
  disableTypeChecks: false,
  // It would rewrite one by functions that TypeScript 7 no longer has; no test reads the copy's.
  tsconfigFile: 'none',
  concurrency: 1,
  // A machine shared with others may stall; a loop without an end is still noticed.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};

export default config;
