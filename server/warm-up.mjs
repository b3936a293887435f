// @ts-check
import { get } from 'node:http';

/** After this long a cold page is better for visitors than a longer start. */
const LIMIT_MS = 8_000;
const AT_ONCE = 2;

/** The pages where most visits begin, in both languages. */
export const MAIN_PATHS = [
  '',
  'gamehall',
  'offers',
  'promotions',
  'tournaments',
  'jackpots',
  'winners',
  'loyalty',
]
  .map((name) => `/${name}`)
  .flatMap((path) => [path, path === '/' ? '/fr' : `/fr${path}`]);

/**
 * Makes a listening server ready, rendering its main pages first if configured.
 * @param {import('./types').Site} site @param {number} port
 */
export async function getReady(site, port) {
  if (site.settings.isWarmedUp) await warmUp(port, site.settings.siteHost);
  if (site.phase === 'warming') site.phase = 'ready';
}

/**
 * Requests the main pages of this process, so that no visitor waits for them. Never rejects.
 * @param {number} port @param {string} host of the public address
 */
async function warmUp(port, host) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const left = [...MAIN_PATHS];
  const worker = async () => {
    for (let path = left.shift(); path !== undefined && !signal.aborted; path = left.shift()) {
      const options = { host: '127.0.0.1', port, path, headers: { host }, agent: false, signal };
      await new Promise((resolve) => {
        const request = get(options, (response) => response.resume().on('close', resolve));
        request.on('error', resolve);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
