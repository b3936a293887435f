/**
 * `npm test`: the checks before every merge. Ends with a table of its steps and `N passed, N failed`. `--quick` leaves out
 * what needs a build or a browser (`npm run check`); `--all` runs everything there is, the end-to-end tests in both
 * languages and at both widths (`npm run test:all`).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { failedEndToEndTests } from './lib/failed-tests.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { packageProgram } from './lib/programs.mjs';
import { run } from './lib/run.mjs';
import { holdLock, requireWritable } from './lib/run-lock.mjs';
import { say } from './lib/say.mjs';
import { Steps } from './lib/steps.mjs';

const isQuick = process.argv.includes('--quick');
const isAll = process.argv.includes('--all');
const results = join(root, 'test-results');
const started = performance.now();
const steps = new Steps();
const check = steps.check.bind(steps);

const program = (name, ...args) => [packageProgram(name), ...args];
const runs = isAll ? { TEST_RUNS: 'all' } : {};
const script = (file, ...args) => ['--import', 'tsx', `scripts/${file}`, ...args];
const load = () =>
  loadavg()
    .map((figure) => figure.toFixed(2))
    .join(' ');

const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  failures: failedEndToEndTests(report),
});

/** The two halves take about as long as each other on two cores. */
async function staticChecks() {
  await check('route types', program('next', 'typegen'));
  await Promise.all([
    check('lint', program('oxlint')),
    inTurn(
      () => check('types', [packageProgram('typescript', 'tsc'), '--noEmit']),
      () => check('format', program('oxfmt', '--check')),
      () => check('style lint', program('stylelint', '**/*.scss')),
      () => check('dead code', program('knip')),
      () => check('messages', script('check-messages.ts')),
    ),
  ]);
}

async function inTurn(...tasks) {
  for (const task of tasks) await task();
}

async function build() {
  await steps.run('build', async () => {
    await ensureBuilt();
    return { passed: 1, failed: 0 };
  });
}

/** Free ports, so that two checkouts do not meet. */
async function endToEnd(chromium) {
  const [site, platform, content] = [await freePort(), await freePort(), await freePort()].map(String);
  await steps.suite('end-to-end tests', [packageProgram('@playwright/test', 'playwright'), 'test'], {
    file: join(results, 'e2e.json'),
    read: readPlaywright,
    env: {
      CHROMIUM_PATH: chromium,
      E2E_SCOPE: isAll ? 'all' : 'gate',
      E2E_PORT: site,
      E2E_PLATFORM_PORT: platform,
      E2E_CONTENT_PORT: content,
    },
  });
}

/** Each starts servers of its own, and needs one core most of the time. */
async function onServersOfTheirOwn(chromium) {
  const env = { CHROMIUM_PATH: chromium };
  const quick = isAll ? [] : ['--quick'];
  const fuzz = ['--conditions=react-server', ...script('test-fuzz.ts', ...quick)];
  await Promise.all([
    inTurn(
      () => check('oldest browsers', script('check-floor.ts')),
      () => check('byte budgets', script('budget.ts'), env),
      () => check('attacks', script('test-attacks.ts', ...quick), env),
    ),
    inTurn(
      () => check('generated inputs', isAll ? fuzz : [...fuzz, '--requests=200']),
      () => check('faults', script('test-faults.ts', ...quick), env),
      () => check('npm run dev', script('test-start.ts', '--only=dev')),
    ),
  ]);
}

/** What takes too long before every merge. */
async function theRest(chromium) {
  const env = { CHROMIUM_PATH: chromium };
  await check('start commands', script('test-start.ts'));
  await check('deployment guide', script('test-deploy.ts'));
  await check('several machines', script('test-cluster.ts'), env);
  await check('load and long runs', script('soak.ts'), env);
  await steps.run('packages of the content system', async () => {
    const code = await run('npm', ['--prefix', 'cms', 'ci']);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  });
  await steps.vitest('content system', ['--config', 'vitest.cms.config.ts'], runs);
  await check('other browsers', script('test-browsers.ts'));
  await check('releases of Node.js', ['tests/node/run.mjs'], env);
}

requireNode();
requireWritable();
holdLock('check');
await ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
say(`Node.js ${process.version}, ${availableParallelism()} cores, load average ${load()}`);
await staticChecks();
await steps.vitest('unit, component and contract tests', [], runs);
if (!isQuick) {
  const chromium = await ensureChromium();
  await build();
  await endToEnd(chromium);
  await onServersOfTheirOwn(chromium);
  if (isAll) await theRest(chromium);
}
process.exit(steps.end({ wallSeconds: (performance.now() - started) / 1000, load: load() }));
