import { say } from './say.mjs';

/**
 * Counts of one step, and the names of what failed.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts
 */

/** Runs the steps of a check, times them, and says at the end what each came to. */
export class Steps {
  /** @type {{ name: string, seconds: number, passed: number, failed: number, failures: string[] }[]} */
  #done = [];

  /**
   * Runs one step. One that throws has failed, with its message as the reason.
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
   * Prints what failed, the table of the steps and, as the last line, `N passed, N failed`. `wallSeconds` is less than the
   * sum of the steps, as some run side by side.
   * @param {{ wallSeconds: number, load: string }} run
   * @returns the code to exit with
   */
  end({ wallSeconds, load }) {
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
    row('all', wallSeconds.toFixed(1), passed, failed);
    say(`load average at the end: ${load}`);
    say(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  }
}
