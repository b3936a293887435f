// @ts-check
const TURN_MS = 25;

/**
 * Waits for a promise for a limited number of turns of the event loop, at least 25 ms each. A limit by the clock would expire
 * while a starting process blocks the loop, before it has processed what arrived meanwhile.
 * @param {Promise<unknown>} promise which never rejects
 * @param {number} turns
 */
async function waitByTurns(promise, turns) {
  let isDone = false;
  void promise.then(() => (isDone = true));
  for (let turn = 0; turn < turns && !isDone; turn += 1) {
    await new Promise((resolve) => void setTimeout(resolve, TURN_MS));
  }
}

module.exports = { waitByTurns };
