// @ts-check
const TICK_MS = 25;

/**
 * Waits for a promise for a number of event loop ticks, at least 25 ms each. A timeout would expire while a starting
 * process blocks the loop, before it has processed what arrived meanwhile.
 * @param {Promise<unknown>} promise which never rejects @param {number} ticks
 */
export async function waitTicks(promise, ticks) {
  let isDone = false;
  void promise.then(() => (isDone = true));
  for (let tick = 0; tick < ticks && !isDone; tick += 1) {
    await new Promise((resolve) => void setTimeout(resolve, TICK_MS));
  }
}
