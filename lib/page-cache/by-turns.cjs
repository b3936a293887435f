// @ts-check
const TURN_MS = 25;

/**
 * Waits for a promise, but for no more than so many turns of the event loop, 25 ms each at least. A limit on the clock passes
 * while a process is busy with its start, before it has looked at what came meanwhile.
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
