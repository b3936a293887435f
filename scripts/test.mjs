/**
 * `npm test`: the checks before every merge, on a fresh clone too. Of the end-to-end tests it runs the short journeys only;
 * `npm run test:e2e` runs all of them. Ends with `N passed, N failed`. `--quick` (npm run check) leaves out the build, the
 * browser and the byte budgets.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { failedJourneys, failedUnitTests } from './lib/failed-tests.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { collect, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const isQuick = process.argv.includes('--quick');
const results = join(root, 'test-results');
const counts = { passed: 0, failed: 0 };
const failures = [];

/** `what` are the names of the tests that failed: said again at the end, where a long output is read. */
function count(name, passed, failed, what = []) {
  counts.passed += passed;
  counts.failed += failed;
  if (failed > 0) failures.push([name, ...what].join('\n  - '));
}

/** A check that passes or fails as a whole. */
async function check(name, args) {
  const since = Date.now();
  const { code, output } = await collect('npx', ['--no-install', ...args]);
  if (output) say(output);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - since) / 1000)} s)`);
}

function readReport(file) {
  const path = join(results, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** A test runner that leaves a report; none at all, or none that ran a test, counts as one failure. */
async function suite(name, args, file, read, env = {}) {
  const code = await run('npx', ['--no-install', ...args], { env });
  const report = readReport(file);
  const { passed, failed, what } = report ? read(report) : { passed: 0, failed: 0, what: [] };
  const hasRun = passed + failed > 0;
  count(name, passed, failed > 0 || (hasRun && code === 0) ? failed : failed + 1, what);
}

const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  what: failedUnitTests(report),
});
/** A journey that needed its second try is counted as passed and said aloud, so that it is looked at. */
function readPlaywright(report) {
  const { stats } = report;
  if (stats.flaky > 0) say(`${stats.flaky} journeys passed only at the second try: see "flaky" above.`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    what: failedJourneys(report),
  };
}

requireNode();
await ensureInstalled();
const chromium = isQuick ? null : await ensureChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Checks that write nothing: the linter takes as long as the others together. */
async function readOnlyChecks() {
  await check('types', ['tsc', '--noEmit']);
  await check('format', ['prettier', '--check', '--log-level', 'warn', '.']);
  await check('style lint', ['stylelint', '**/*.scss']);
  await check('dead code', ['knip']);
  await check('messages', ['tsx', 'scripts/check-messages.ts']);
}

await check('route types', ['next', 'typegen']);
await Promise.all([check('lint', ['eslint', '--max-warnings', '0', '.']), readOnlyChecks()]);
await suite(
  'unit, component and contract tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
  'unit.json',
  readVitest,
);
if (!isQuick) {
  await ensureBuilt();
  await suite('end-to-end tests', ['playwright', 'test'], 'e2e.json', readPlaywright, {
    CHROMIUM_PATH: chromium,
    // The long journeys are for `npm run test:e2e`.
    E2E_SCOPE: 'short',
  });
  await check('byte budgets', ['tsx', 'scripts/budget.ts']);
  await check('generated inputs', [
    'tsx',
    '--conditions=react-server',
    'scripts/test-fuzz.ts',
    '--quick',
    '--requests=200',
  ]);
  await check('faults', ['tsx', 'scripts/test-faults.ts', '--quick']);
  await check('attacks', ['tsx', 'scripts/test-attacks.ts', '--quick']);
}

if (failures.length > 0) say(`\nFailed: ${failures.join('\n')}`);
say(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
