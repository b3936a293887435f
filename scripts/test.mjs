/**
 * `npm test`: the checks before every merge. Ends with a table of its steps and `N passed, N failed`. `--quick` leaves
 * out what needs a build or a browser (`npm run check`), and runs only the named checks if any (`npm run check -- types
 * lint`); `--all` runs everything, the end-to-end tests in both languages and at both widths (`npm run test:all`).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MORE, STATIC } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { failedEndToEndTests } from './lib/failed-tests.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { getFreePort } from './lib/ports.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { packageProgram } from './lib/programs.mjs';
import { run } from './lib/run.mjs';
import { holdLock, requireWritable } from './lib/run-lock.mjs';
import { fail, say } from './lib/say.mjs';
import { loadText, Steps } from './lib/steps.mjs';

const isQuick = process.argv.includes('--quick');
const isAll = process.argv.includes('--all');
const results = join(root, 'test-results');
const steps = new Steps();
const check = steps.check.bind(steps);

const more = (step, name, args = [], env = {}) => check(step, [...MORE[name](), ...args], env);
const runs = isAll ? { TEST_RUNS: 'all' } : {};

const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  failures: failedEndToEndTests(report),
});

async function staticCheck(name) {
  for (const [step, args] of STATIC[name]()) await check(step, args);
}

/** The two halves take about equally long on two cores. */
async function staticChecks() {
  const { lint: _, types, ...others } = STATIC;
  const [routeTypes, ...rest] = types();
  await check(...routeTypes);
  await Promise.all([
    staticCheck('lint'),
    inTurn(
      ...rest.map((step) => () => check(...step)),
      ...Object.keys(others).map((name) => () => staticCheck(name)),
    ),
  ]);
}

/** The checks named on the command line; none in a full run. */
function namedChecks() {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = names.filter((name) => !Object.hasOwn(STATIC, name) && name !== 'tests');
  if (!isQuick && names.length > 0) fail(`Only npm run check takes names, not ${names.join(', ')}.`);
  if (unknown.length > 0)
    fail(
      `There is no check ${unknown.join(', ')}: choose from ${[...Object.keys(STATIC), 'tests'].join(', ')}.`,
    );
  return names;
}

const unitTests = () => steps.vitest('unit, component and contract tests', [], runs);

async function inTurn(...tasks) {
  for (const task of tasks) await task();
}

async function build() {
  await steps.run('build', async () => {
    await ensureBuilt();
    return { passed: 1, failed: 0 };
  });
}

/** Free ports, so that two checkouts do not collide. */
async function endToEnd(chromium) {
  const [site, platform, content] = [await getFreePort(), await getFreePort(), await getFreePort()].map(
    String,
  );
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

/** Each starts its own servers, and needs one core most of the time. */
async function onServersOfTheirOwn(chromium) {
  const env = { CHROMIUM_PATH: chromium };
  const quick = isAll ? [] : ['--quick'];
  await Promise.all([
    inTurn(
      () => more('oldest browsers', 'oldest-browsers'),
      () => check('byte budgets', ['--import', 'tsx', 'tests/budget/run.ts'], env),
      () => more('attacks', 'attacks', quick, env),
    ),
    inTurn(
      () => more('generated inputs', 'fuzz', isAll ? [] : [...quick, '--requests=200']),
      () => more('faults', 'faults', quick, env),
      () => more('npm run dev', 'start', ['--only=dev']),
    ),
  ]);
}

/** Checks that take too long for every merge. */
async function theRest(chromium) {
  const env = { CHROMIUM_PATH: chromium };
  await more('npm run new', 'new');
  await more('start commands', 'start');
  await more('deployment guide', 'deploy');
  await more('several machines', 'cluster', [], env);
  await more('load and long runs', 'soak', [], env);
  await steps.run('packages of the content system', async () => {
    const code = await run('npm', ['--prefix', 'cms', 'ci']);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  });
  await steps.vitest('content system', ['--config', 'vitest.cms.config.ts'], runs);
  await more('other browsers', 'browsers');
  await more('releases of Node.js', 'node', [], env);
}

const named = namedChecks();
requireNode();
requireWritable();
holdLock('check');
await ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
say(`Node.js ${process.version}, ${availableParallelism()} cores, load average ${loadText()}`);
if (named.length === 0) {
  await staticChecks();
  await unitTests();
}
for (const name of named) await (name === 'tests' ? unitTests() : staticCheck(name));
if (!isQuick) {
  const chromium = await ensureChromium();
  await build();
  await endToEnd(chromium);
  await onServersOfTheirOwn(chromium);
  if (isAll) await theRest(chromium);
}
process.exit(steps.end());
