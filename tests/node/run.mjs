/**
 * `npm run test:node -- 20.19 22 24 26`: unit tests, build and main flow on the newest release of each line of Node.js.
 * `--only=unit,build,flow` runs some of them, `--unit=lib/forms` some of the unit tests.
 */
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { ensureNode, nodePackage } from './node-releases.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { getFreePort } from '../../scripts/lib/ports.mjs';
import { ensureInstalled } from '../../scripts/lib/prepare.mjs';
import { packageProgram } from '../../scripts/lib/programs.mjs';
import { holdLock } from '../../scripts/lib/run-lock.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { fail, say } from '../../scripts/lib/say.mjs';

const LINES = ['20.19', '22', '24', '26'];
/** One at a time and with long timeouts: the question is whether it works there, not how fast. */
const MAIN_FLOW = ['tests/e2e/main-flow.spec.ts', '--workers=1', '--timeout=180000'];
const BUILD = `import('./scripts/lib/prepare.mjs').then(({ ensureBuilt }) => ensureBuilt())`;

const args = process.argv.slice(2);
const option = (name) =>
  args
    .find((arg) => arg.startsWith(`--${name}=`))
    ?.slice(name.length + 3)
    .split(',');
const given = args.filter((arg) => !arg.startsWith('--'));
const wrong = given.filter((line) => !/^\d+(\.\d+){0,2}$/.test(line));
if (wrong.length > 0) fail(`${wrong.join(', ')}: a line of Node.js is written like 22 or 20.19.`);

const STEPS = {
  unit: (node) => node([packageProgram('vitest'), 'run', '--reporter=dot', ...(option('unit') ?? [])]),
  build: (node) => {
    rmSync(join(root, '.next/source-fingerprint'), { force: true });
    return node(['-e', BUILD]);
  },
  flow: async (node) =>
    node([packageProgram('@playwright/test', 'playwright'), 'test', ...MAIN_FLOW], {
      CHROMIUM_PATH: await ensureChromium(),
      E2E_PORT: String(await getFreePort()),
      E2E_PLATFORM_PORT: String(await getFreePort()),
      E2E_CONTENT_PORT: String(await getFreePort()),
    }),
};
const only = option('only') ?? Object.keys(STEPS);
const unknown = only.filter((name) => !(name in STEPS));
if (unknown.length > 0)
  fail(`There is no step ${unknown.join(', ')}: choose from ${Object.keys(STEPS).join(', ')}.`);

holdLock('check');
await ensureInstalled();
const rows = [];
for (const line of given.length > 0 ? given : LINES) rows.push(await checkLine(line));

say(`\nNode.js   ${only.map((name) => name.padEnd(16)).join('')}`);
for (const { version, results } of rows) {
  const cells = results.map(({ isRight, seconds }) => `${isRight ? 'ok' : 'FAIL'} (${seconds} s)`.padEnd(16));
  say(`${version.padEnd(10)}${cells.join('')}`);
}
const all = rows.flatMap(({ results }) => results);
const passed = all.filter(({ isRight }) => isRight).length;
say(`\n${passed} passed, ${all.length - passed} failed`);
process.exit(passed === all.length ? 0 : 1);

async function checkLine(line) {
  const release = await ensureNode(line);
  if (release === null) {
    return fail(
      `There is no Node.js ${line} to be had: does the registry respond (npm view ${nodePackage}@${line} version)?`,
    );
  }
  const env = { PATH: `${release.bin}${delimiter}${process.env.PATH}` };
  const node = (programArgs, more = {}) =>
    run(join(release.bin, process.platform === 'win32' ? 'node.exe' : 'node'), programArgs, {
      env: { ...env, ...more },
    });
  const results = [];
  for (const name of only) {
    say(`\nNode.js ${release.version}: ${name}`);
    const since = Date.now();
    const code = await STEPS[name](node);
    results.push({ isRight: code === 0, seconds: Math.round((Date.now() - since) / 1_000) });
  }
  return { version: release.version, results };
}
