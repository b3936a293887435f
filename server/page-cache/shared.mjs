// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { BUILD_ID_FILE } from '../next-internals/build-id.mjs';
import { log } from '../log.mjs';
import { shared } from '../shared-state.mjs';
import { count } from './counters.mjs';
import { applyPurges } from './expire-tags.mjs';
import { SharedPurges } from './shared-purges.mjs';
import { SharedStore } from './shared-store.mjs';
import { waitTicks } from './wait-ticks.mjs';

const require = createRequire(import.meta.url);
const CONNECT_LIMIT_MS = 500;
/** How long the first pages wait for Redis, at least one second: other instances may share them. */
const OPENING_TICKS = 40;
const LONGEST_PAUSE_MS = 1_000;

/** @typedef {{ store: SharedStore, purges: Pick<SharedPurges, 'publish'> }} SharedPages */

/**
 * What this instance shares with the others; null without `REDIS_URL`, in development and during a build.
 * @param {{ dev?: boolean, serverDistDir?: string }} context of Next.js's cache @returns {SharedPages | null}
 */
export function sharedPagesOf({ dev, serverDistDir }) {
  if (shared.sharedPages !== undefined) return shared.sharedPages;
  const url = process.env.REDIS_URL;
  const isServing = dev !== true && process.env.NEXT_PHASE !== 'phase-production-build';
  shared.sharedPages = url && isServing && serverDistDir ? connect(url, join(serverDistDir, '..')) : null;
  return shared.sharedPages;
}

/**
 * Connects in the background; Redis may come and go at any time. The client is imported only here.
 * @param {string} url @param {string} folder of the build
 */
function connect(url, folder) {
  const { createClient } = require('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      reconnectStrategy: (/** @type {number} */ tries) => Math.min(100 * (tries + 1), LONGEST_PAUSE_MS),
    },
  });
  const listener = client.duplicate();
  const countFailure = () => count('failures');
  for (const each of [client, listener]) each.on('error', countFailure);
  sayWhenLost(client);
  const connected = client.connect().catch(countFailure);
  // All instances share the secret; the webhook's is the default.
  const secret = process.env.SHARED_PAGES_SECRET || process.env.REVALIDATE_SECRET;
  const store = new SharedStore(client, prefixOf(folder), waitTicks(connected, OPENING_TICKS), secret);
  const purges = new SharedPurges(store, applyPurges);
  void connected.then(() => purges.start());
  void listener
    .connect()
    .then(() => listener.subscribe(purges.channel, (/** @type {string} */ text) => purges.receive(text)))
    .catch(countFailure);
  return { store, purges };
}

/**
 * Logs once that Redis is gone and once that it is back: the client retries every second. Error messages are left out,
 * because its URL may contain a password.
 * @param {import('node:events').EventEmitter} client
 */
export function sayWhenLost(client) {
  let isLost = false;
  client.on('error', (error) => {
    if (!isLost) log('warn', 'redis-lost', { reason: String(error?.code ?? error?.name ?? 'unknown') });
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log('warn', 'redis-back');
    isLost = false;
  });
}

/** What instances with the same pages share: build, back ends, the site's URL. @param {string} folder */
export function prefixOf(folder) {
  const { NEXT_DEPLOYMENT_ID = '', PLATFORM_URL = '', CONTENT_URL = '', SITE_URL = '' } = process.env;
  const parts = [buildIdOf(folder), NEXT_DEPLOYMENT_ID, PLATFORM_URL, CONTENT_URL, SITE_URL];
  return `aurelia:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)}:`;
}

/** @param {string} folder */
function buildIdOf(folder) {
  try {
    return readFileSync(join(folder, BUILD_ID_FILE), 'utf8').trim();
  } catch {
    return '';
  }
}
