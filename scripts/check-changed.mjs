/**
 * `npm run check:changed`: the checks that a change affects, in about a minute. Changed files differ from the branch
 * point of `origin/main` or `main`, or from `--base=<commit>`, committed or not. Format, lint and style lint check
 * these files, types and dead code the whole project; of the tests, those nearest by imports run. Ends like `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { STATIC } from './lib/checks.mjs';
import { nearTests } from './lib/near-tests.mjs';
import { root } from './lib/paths.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { packageProgram } from './lib/programs.mjs';
import { say } from './lib/say.mjs';
import { Steps } from './lib/steps.mjs';

/** Hundreds of tests import a central file; the nearest ones are most likely to fail. */
const MOST_TESTS = 20;

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

const paths = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

function changedFiles() {
  const given = process.argv.find((word) => word.startsWith('--base='))?.slice('--base='.length);
  const base =
    given || git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main') || 'HEAD';
  const tracked = paths('diff', '--name-only', '--diff-filter=d', '--no-renames', base);
  return [...tracked, ...paths('ls-files', '--others', '--exclude-standard')];
}

await ensureInstalled();
mkdirSync(join(root, 'test-results'), { recursive: true });
const steps = new Steps();
const check = (name, [program, ...args]) => steps.check(name, [packageProgram(program), ...args]);
/** Runs a check of the whole project. */
const checkAll = async (name) => {
  for (const [step, args] of STATIC[name]()) await steps.check(step, args);
};
const changed = changedFiles();
const code = changed.filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file));
const styles = changed.filter((file) => file.endsWith('.scss'));
/** When the rules change, any file may violate them. */
const linted = changed.some((file) => /^\.oxlintrc|^tests\/lint\//.test(file)) ? [] : code;
const { near, far } = nearTests(
  changed,
  paths('ls-files', '--cached', '--others', '--exclude-standard'),
  MOST_TESTS,
);

say(`${changed.length} files changed.`);
if (changed.length === 0) process.exit(0);
await check('format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed]);
if (styles.length > 0) await check('style lint', ['stylelint', ...styles]);
if (changed.some((file) => file.startsWith('i18n/'))) await checkAll('messages');
await checkAll('knip');
if (code.length > 0) {
  await check('lint', ['oxlint', ...linted]);
  await checkAll('types');
}
if (near.length > 0) await steps.vitest(`tests of ${near.length} files`, near);
say(`\nLeft out: ${far.length} test files further away by imports, and what needs the build (npm test).`);
process.exit(steps.end());
