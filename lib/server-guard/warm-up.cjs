// @ts-check
const http = require('node:http');

/** Beyond this a cold page serves a visitor better than a longer start. */
const LIMIT_MS = 8_000;
const AT_ONCE = 2;

/** The pages that most visits begin with, in both languages. */
const MAIN_PAGES = [
  '',
  '/gamehall',
  '/offers',
  '/promotions',
  '/tournaments',
  '/jackpots',
  '/winners',
  '/loyalty',
];
const MAIN_PATHS = MAIN_PAGES.flatMap((path) => [path || '/', `/fr${path}`]);

/**
 * Asks this process for its main pages once, so that no visitor waits for them, for eight seconds at most. Never rejects.
 * @param {number} port
 * @param {string} host of the public address
 */
async function warmUp(port, host) {
  const until = AbortSignal.timeout(LIMIT_MS);
  const left = [...MAIN_PATHS];
  const worker = async () => {
    for (let path = left.shift(); path !== undefined && !until.aborted; path = left.shift()) {
      await ask(port, host, path, until);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * @param {number} port
 * @param {string} host
 * @param {string} path
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function ask(port, host, path, signal) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers: { host }, agent: false, signal });
    request.on('response', (response) => response.resume().on('close', resolve));
    request.on('error', () => resolve());
  });
}

module.exports = { MAIN_PATHS, warmUp };
