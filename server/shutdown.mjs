// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from './log.mjs';
import { shared } from './shared-state.mjs';

/** Limit from the signal to the exit, whatever is still open then. */
const HARD_LIMIT_MS = 30_000;
/** Time limit of the shutdown listeners, such as the last export of metrics. */
const LISTENERS_LIMIT_MS = 2_000;
/** A supervisor and a parent process may both forward the same signal. */
const ECHO_MS = 1_000;
const SWEEP_MS = 100;
const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT']);

/**
 * On a signal, ends the process without losing a request: it reports not ready, responds for a while so that the load
 * balancer notices, then accepts no connection, finishes open requests and exits with 0. A later signal, or half a
 * minute, ends it at once with 1.
 * @param {import('node:http').Server} server @param {import('./types').Site} site
 */
export function drainOnSignals(server, site) {
  /** @type {number | null} */
  let begunAt = null;
  /** @param {string} signal */
  const drain = async (signal) => {
    if (begunAt !== null) {
      if (Date.now() - begunAt > ECHO_MS) process.exit(1);
      return;
    }
    begunAt = Date.now();
    site.phase = 'draining';
    setTimeout(cut, HARD_LIMIT_MS).unref();
    // Only SIGTERM waits for a load balancer to notice; Ctrl-C in a terminal need not.
    if (signal === 'SIGTERM') await sleep(site.settings.drainMs);
    await closed(server, site.acceptors);
    const notified = Promise.allSettled([...(shared.shutdownListeners ?? [])].map((notify) => notify()));
    await Promise.race([sleep(LISTENERS_LIMIT_MS), notified]);
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void drain(signal));
}

/** In development a signal ends the process immediately. @param {{ close(): Promise<unknown> }} app */
export function closeOnSignals(app) {
  for (const signal of SIGNALS) process.once(signal, () => void app.close().finally(() => process.exit(0)));
}

function cut() {
  log('warn', 'drain-cut', { afterMs: HARD_LIMIT_MS });
  process.exit(1);
}

/**
 * Resolves when all connections are closed. Responses begun before the signal did not announce the close, so idle
 * connections are closed repeatedly.
 * @param {import('node:http').Server} server @param {readonly import('node:net').Server[]} acceptors
 */
async function closed(server, acceptors) {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await Promise.all([server, ...acceptors].map((each) => new Promise((resolve) => each.close(resolve))));
  clearInterval(sweep);
}
