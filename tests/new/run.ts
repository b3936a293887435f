/**
 * `npm run test:more -- new`: generates one of each kind (`npm run new`) into a copy of this checkout; all quick checks and the
 * tests that were laid or added to must pass as they are. Some minutes. `--only=static,tests`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATIC } from '../../scripts/lib/checks.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import type { Report } from '../support/report';
import { runCheck } from '../support/run-check';
import { LAID } from './laid';

interface Copy {
  folder: string;
  /** Tests that were laid or got a row. */
  tests: readonly string[];
  stop(): Promise<void>;
}

const output = (command: string, args: readonly string[], cwd: string) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });

function startCopy(): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'aurelia-new-'));
  const files = output('git', ['ls-files', '-co', '--exclude-standard', '-z'], root).stdout;
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const tests = LAID.flatMap((wish) => {
    const { status, stdout, stderr } = output('node', ['scripts/new.mjs', ...wish], folder);
    if (status !== 0) throw new Error(`${wish.join(' ')}: ${stdout}${stderr}`);
    return stdout.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  });
  return Promise.resolve({
    folder,
    tests: [...new Set(tests)],
    stop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

/** Runs a program in the copy; what it printed is shown where it fails. */
function expectPass(report: Report, name: string, args: readonly string[], { folder }: Copy): Promise<void> {
  const { status, stdout, stderr } = output('node', args, folder);
  if (status !== 0) console.log(`${stdout}\n${stderr}`);
  report.check(name, status === 0);
  return Promise.resolve();
}

await runCheck({
  groups: {
    static: (copy: Copy, report) =>
      expectPass(report, 'all quick checks', ['scripts/test.mjs', '--quick', ...Object.keys(STATIC)], copy),
    tests: (copy: Copy, report) =>
      expectPass(
        report,
        `${copy.tests.length} test files`,
        ['node_modules/vitest/vitest.mjs', 'run', ...copy.tests],
        copy,
      ),
  },
  start: startCopy,
});
