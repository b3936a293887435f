// @ts-check
/** From the signal to the end, whatever is still open then. */
const HARD_LIMIT_MS = 30_000;
/** Time limit of the shutdown listeners, such as the last export of metrics. */
const FAREWELL_MS = 2_000;
/** A supervisor and a parent process may both pass the same signal on. */
const ECHO_MS = 1_000;
const SWEEP_MS = 100;

/**
 * Ends the process without losing a request: it says that it is not ready, goes on answering for a while, so that the
 * load balancer can notice, then takes no new connection, finishes what is open and exits with 0. A later signal, or
 * half a minute, ends it at once, with 1.
 */
class Drain {
  /** @type {number | null} */
  #begunAt = null;

  /**
   * @param {object} needs
   * @param {import('./phase.cjs').ProcessPhase} needs.phase
   * @param {number} needs.waitMs
   * @param {(code: number) => void} needs.exit
   * @param {(event: string, fields: object) => void} needs.say
   * @param {() => Iterable<() => Promise<void>>} [needs.farewells]
   */
  constructor({ phase, waitMs, exit, say, farewells = () => [] }) {
    this.phase = phase;
    this.waitMs = waitMs;
    this.exit = exit;
    this.say = say;
    this.farewells = farewells;
  }

  /**
   * @param {import('node:http').Server | null} server null before it listens
   * @param {string} signal
   */
  async begin(server, signal) {
    if (this.#begunAt !== null) {
      if (Date.now() - this.#begunAt > ECHO_MS) this.exit(1);
      return;
    }
    this.#begunAt = Date.now();
    this.phase.beginToDrain();
    const limit = setTimeout(() => this.#cut(), HARD_LIMIT_MS).unref();
    // Only SIGTERM waits for a load balancer to notice; Ctrl-C in a terminal need not.
    if (signal === 'SIGTERM') await pause(this.waitMs);
    if (server) await closed(server);
    await Promise.race([pause(FAREWELL_MS), Promise.allSettled([...this.farewells()].map((tell) => tell()))]);
    clearTimeout(limit);
    this.exit(0);
  }

  #cut() {
    this.say('drain-cut', { afterMs: HARD_LIMIT_MS });
    this.exit(1);
  }
}

/**
 * Resolves when all connections are closed. One whose last response began before the signal was not told to close, so idle
 * connections are closed repeatedly.
 * @param {import('node:http').Server} server
 */
async function closed(server) {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

module.exports = { Drain };
