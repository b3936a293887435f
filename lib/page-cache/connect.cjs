// @ts-check
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { waitByTurns } = require('./by-turns.cjs');
const { counters } = require('./counters.cjs');
const { SharedPurges } = require('./shared-purges.cjs');
const { SharedStore } = require('./shared-store.cjs');

const CONNECT_LIMIT_MS = 500;
/** How long the first pages after a start wait for Redis, at least one second: other instances may have them already. */
const OPENING_TURNS = 40;
const LONGEST_PAUSE_MS = 1_000;
/** Levels above a warning. */
const SILENT = new Set(['error', 'silent']);

/**
 * Connects to the Redis of `REDIS_URL` without waiting for it: as long as it is not there, nothing is shared. It may come
 * and go at any time. The client is loaded here and nowhere else.
 * @param {string} url
 * @param {string} folder of the build
 * @param {import('./shared-purges.cjs').SharedPurges['apply']} apply
 */
function connectShared(url, folder, apply) {
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
  for (const each of [client, listener]) each.on('error', countFailure);
  sayWhenLost(client);
  const connected = client.connect().catch(countFailure);
  const opening = waitByTurns(connected, OPENING_TURNS);
  const store = new SharedStore(/** @type {any} */ (client), prefixOf(folder), opening, secretOf());
  const purges = new SharedPurges(store, apply);
  void connected.then(() => purges.start());
  void listener
    .connect()
    .then(() => listener.subscribe(purges.channel, (text) => purges.receive(text)))
    .catch(countFailure);
  return { store, purges };
}

/**
 * Logs once that Redis is gone, and once that it is back: the client tries again every second and fails each time.
 * @param {import('node:events').EventEmitter} client
 */
function sayWhenLost(client) {
  let isLost = false;
  /** @param {string} event @param {object} fields */
  const say = (event, fields) => {
    const line = { time: new Date().toISOString(), level: 'warn', event, ...fields };
    if (!SILENT.has(process.env.LOG_LEVEL ?? '')) process.stderr.write(`${JSON.stringify(line)}\n`);
  };
  client.on('error', (error) => {
    if (!isLost) say('redis-lost', { reason: reasonOf(error) });
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) say('redis-back', {});
    isLost = false;
  });
}

/** The address may hold a password, so that no text of an error is shown. @param {unknown} error */
function reasonOf(error) {
  const { code, name } = /** @type {{ code?: unknown, name?: unknown }} */ (error ?? {});
  return String(code ?? name ?? 'unknown');
}

function countFailure() {
  counters.failures += 1;
}

/**
 * What instances must have in common to show the same pages: the build, both back ends and the site's own address.
 * @param {string} folder
 */
function prefixOf(folder) {
  const { NEXT_DEPLOYMENT_ID = '', PLATFORM_URL = '', CONTENT_URL = '', SITE_URL = '' } = process.env;
  const parts = [buildIdOf(folder), NEXT_DEPLOYMENT_ID, PLATFORM_URL, CONTENT_URL, SITE_URL];
  return `aurelia:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)}:`;
}

/** All instances have it in common; that of the webhook serves where no other is set. */
function secretOf() {
  return process.env.SHARED_PAGES_SECRET || process.env.REVALIDATE_SECRET || '';
}

/** @param {string} folder */
function buildIdOf(folder) {
  try {
    return readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim();
  } catch {
    return '';
  }
}

module.exports = { connectShared, prefixOf, sayWhenLost };
