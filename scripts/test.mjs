/**
 * `npm test`: the checks before every merge. Ends with a table of its steps and `N passed, N failed`. `--quick` leaves out
 * what needs a build or a browser (`npm run check`); `--all` runs everything there is, the end-to-end tests in both
 * languages and at both widths (`npm run test:all`).
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { failedEndToEndTests } from './lib/failed-tests.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { collect, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { Steps } from './lib/steps.mjs';

const isQuick = process.argv.includes('--quick');
const isAll = process.argv.includes('--all');
const results = join(root, 'test-results');
const started = performance.now();
const steps = new Steps();

const tsx = (script, ...args) => ['tsx', `scripts/${script}`, ...args];
const load = () =>
  loadavg()
    .map((figure) => figure.toFixed(2))
    .join(' ');

/** A command that passes or fails as a whole; what it prints is shown when it ends. */
function check(name, args) {
  return steps.run(name, async () => {
    const { code, output } = await collect('npx', ['--no-install', ...args]);
    if (output && (code !== 0 || args[0] === 'tsx')) say(output);
    return {
      passed: code === 0 ? 1 : 0,
      failed: code === 0 ? 0 : 1,
      failures: code === 0 ? [] : failedLines(output),
    };
  });
}

/** Lines by which a program says what failed, and its last one. */
function failedLines(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return [...lines.filter((line) => /^\s*(FAIL|OVER|DIFFERS)\b/.test(line)).slice(0, 20), ...lines.slice(-1)];
}

/** A test runner that leaves a report. One without any test, or that ends with a code of its own, has failed. */
function suite(name, args, { file, read = (report) => report, env = {} }) {
  return steps.run(name, async () => {
    const path = join(results, file);
    const code = await run('npx', ['--no-install', ...args], { env });
    const { passed, failed, failures } = existsSync(path)
      ? read(JSON.parse(readFileSync(path, 'utf8')))
      : { passed: 0, failed: 0, failures: [] };
    const hasFailedUnsaid = failed === 0 && (code !== 0 || passed === 0);
    if (!hasFailedUnsaid) return { passed, failed, failures };
    return { passed, failed: 1, failures: [`the test runner ended with code ${code}: see above`] };
  });
}

const vitest = (name, file, ...more) =>
  suite(
    name,
    ['vitest', 'run', '--reporter=default', '--reporter=./tests/support/summary-reporter.ts', ...more],
    {
      file,
      env: { SUMMARY_FILE: join(results, file) },
    },
  );

const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  failures: failedEndToEndTests(report),
});

/** The two halves take about as long as each other on two cores. */
async function staticChecks() {
  await check('route types', ['next', 'typegen']);
  await Promise.all([
    check('lint', ['eslint', '--max-warnings', '0', '.']),
    inTurn(
      () => check('types', ['tsc', '--noEmit']),
      () => check('format', ['prettier', '--check', '--log-level', 'warn', '.']),
      () => check('style lint', ['stylelint', '**/*.scss']),
      () => check('dead code', ['knip']),
      () => check('messages', tsx('check-messages.ts')),
    ),
  ]);
}

async function inTurn(...tasks) {
  for (const task of tasks) await task();
}

async function onTheBuild() {
  const chromium = await ensureChromium();
  await steps.run('build', async () => {
    await ensureBuilt();
    return { passed: 1, failed: 0 };
  });
  await suite('end-to-end tests', ['playwright', 'test'], {
    file: 'e2e.json',
    read: readPlaywright,
    env: { CHROMIUM_PATH: chromium, E2E_SCOPE: isAll ? 'all' : 'gate' },
  });
  const quick = isAll ? [] : ['--quick'];
  await Promise.all([
    inTurn(
      () => check('byte budgets', tsx('budget.ts')),
      () => check('attacks', tsx('test-attacks.ts', ...quick)),
    ),
    inTurn(
      () =>
        check('generated inputs', [
          'tsx',
          '--conditions=react-server',
          'scripts/test-fuzz.ts',
          ...(isAll ? [] : [...quick, '--requests=200']),
        ]),
      () => check('faults', tsx('test-faults.ts', ...quick)),
    ),
  ]);
}

requireNode();
await ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
say(`Node ${process.version}, ${availableParallelism()} cores, load ${load()}`);
await staticChecks();
await vitest('unit, component and contract tests', 'unit.json');
if (!isQuick) await onTheBuild();
const code = steps.end({ wallSeconds: (performance.now() - started) / 1000, load: load() });
process.exit(code);
