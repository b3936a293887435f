import { existsSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { packageProgram } from './programs.mjs';
import { collect, run } from './run.mjs';
import { say } from './say.mjs';

const SUMMARY = join(root, 'test-results/vitest.json');

/**
 * Counts of one step, and the names of its failures.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts
 */

/** The machine's load averages of the last 1, 5 and 15 minutes. */
export const loadText = () =>
  loadavg()
    .map((figure) => figure.toFixed(2))
    .join(' ');

/** Runs the steps of a check, measures them, and prints their results at the end. */
export class Steps {
  /** @type {{ name: string, seconds: number, passed: number, failed: number, failures: string[] }[]} */
  #done = [];
  #started = performance.now();

  /**
   * Runs one step. If it throws, it has failed, with its message as the reason.
   * @param {string} name
   * @param {() => Promise<Counts>} run
   */
  async run(name, run) {
    const since = performance.now();
    const counts = await run().catch((error) => ({ passed: 0, failed: 1, failures: [String(error)] }));
    const { passed, failed, failures = [] } = counts;
    const seconds = (performance.now() - since) / 1000;
    this.#done.push({ name, seconds, passed, failed, failures });
    say(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  }

  /**
   * A Node.js program that passes or fails as a whole; its output is shown if it fails.
   * @param {string} name
   * @param {readonly string[]} args
   * @param {Record<string, string>} [env]
   */
  check(name, args, env = {}) {
    return this.run(name, async () => {
      const { code, output } = await collect('node', args, { env });
      if (code === 0) return { passed: 1, failed: 0 };
      say(output);
      return { passed: 0, failed: 1, failures: failedLines(output) };
    });
  }

  /**
   * A test runner that writes a report. One without any tests, or with an exit code of its own, has failed.
   * @param {string} name
   * @param {readonly string[]} args
   * @param {{ file: string, read?: (report: any) => Counts, env?: Record<string, string> }} options
   */
  suite(name, args, { file, read = (report) => report, env = {} }) {
    return this.run(name, async () => {
      rmSync(file, { force: true });
      const code = await run('node', args, { env });
      const { passed, failed, failures } = existsSync(file)
        ? read(JSON.parse(readFileSync(file, 'utf8')))
        : { passed: 0, failed: 0, failures: [] };
      if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed, failures };
      return { passed, failed: 1, failures: [`the test runner ended with code ${code}: see above`] };
    });
  }

  /**
   * @param {string} name
   * @param {readonly string[]} args of Vitest, besides its reporters
   * @param {Record<string, string>} [env]
   */
  vitest(name, args, env = {}) {
    const reporters = ['--reporter=default', '--reporter=./tests/support/summary-reporter.ts'];
    return this.suite(name, [packageProgram('vitest'), 'run', ...reporters, ...args], {
      file: SUMMARY,
      env: { ...env, SUMMARY_FILE: SUMMARY },
    });
  }

  /**
   * Prints the failures, the table of steps and, as the last line, `N passed, N failed`. All steps together take less
   * than their sum, because some run in parallel.
   * @returns the exit code
   */
  end() {
    for (const { name, failures } of this.#done.filter(({ failed }) => failed > 0)) {
      say(`\nFailed: ${[name, ...failures].join('\n  - ')}`);
    }
    const sum = (key) => this.#done.reduce((total, step) => total + step[key], 0);
    const [passed, failed] = [sum('passed'), sum('failed')];
    const width = Math.max(...this.#done.map(({ name }) => name.length), 'step'.length);
    const row = (name, ...cells) =>
      say(name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join(''));
    say('');
    row('step', 'seconds', 'passed', 'failed');
    for (const step of this.#done) row(step.name, step.seconds.toFixed(1), step.passed, step.failed);
    row('all', ((performance.now() - this.#started) / 1000).toFixed(1), passed, failed);
    say(`load average at the end: ${loadText()}`);
    say(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  }
}

/** A program's lines that report a failure, and its last line. */
function failedLines(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return [...lines.filter((line) => /^\s*(FAIL|OVER|DIFFERS)\b/.test(line)).slice(0, 20), ...lines.slice(-1)];
}
