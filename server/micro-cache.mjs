// @ts-check
import { REVALIDATED } from './agreed-names.mjs';
import { ByteLimitedMap } from './byte-limited-map.mjs';
import { isPage } from './load-shedding.mjs';
import { CACHE_STATE, FRESH } from './next-internals/cache-state.mjs';
import { DRAFT_COOKIE } from './next-internals/draft-mode.mjs';
import { INTERNAL_REQUEST_HEADER } from './next-internals/request-headers.mjs';

/** @import { Request } from './types' */
/** @import { SiteResponse } from './response.mjs' */

/** How long a response is repeated unchanged. */
const LIFE_MS = 1_000;
/** How much longer it is repeated while the first visitor after that waits for the next one. */
const RENEWING_MS = 2_000;
const MAX_BYTES = 24 * 2 ** 20;
const MAX_RESPONSES = 512;
/** An editor's preview and a visitor's own content token get individual responses. */
const PERSONAL = new RegExp(`(?:^|;\\s*)(?:${DRAFT_COOKIE}|strapi_jwt)=`);
/** With these headers the response may be something other than the whole page. */
const OTHER_RESPONSE = /^(?:range|authorization)$/;
/** Headers that belong to a single response, not to the page. */
const OF_ONE_RESPONSE = new Set([
  'x-request-id',
  'connection',
  'content-length',
  'date',
  'transfer-encoding',
]);

/**
 * @typedef {object} Sent
 * @property {[string, number | string | readonly string[]][]} headers
 * @property {string | null} text the body where it was written in one piece, which the page cache holds anyway
 * @property {Buffer} body
 * @property {number} at in milliseconds since 1970
 * @property {boolean} isRenewed while somebody waits for the next one
 *
 * @typedef {string | Uint8Array} Part
 */

/**
 * Caches responses for one second: Next.js, above all its middleware, then runs once for each page and second instead
 * of once for each visitor (decision 0028). Only responses marked as the same for all are stored.
 */
export class MicroCache {
  /** Responses repeated since the process started. */
  hits = 0;
  /** @type {ByteLimitedMap<Sent>} */
  #pages = new ByteLimitedMap(MAX_BYTES, MAX_RESPONSES);
  /** Incremented on each change: a response begun before it is not stored. */
  #generation = 0;

  /** Drops everything: content or settings have changed. */
  clear() {
    this.#generation += 1;
    this.#pages.clear();
  }

  /**
   * Responds with what another visitor has just received (true), or records this response (false).
   * @param {Request} request @param {SiteResponse} response
   */
  serve(request, response) {
    if (!isSharable(request)) return false;
    const key = keyOf(request);
    const page = this.#pages.get(key);
    if (page !== undefined && mayRepeat(page, request.method)) {
      this.hits += 1;
      repeat(page, request, response);
      return true;
    }
    if (request.method === 'GET') this.#record(key, response);
    return false;
  }

  /** @param {string} key @param {SiteResponse} response */
  #record(key, response) {
    const generation = this.#generation;
    /** @type {Part[]} */
    const parts = [];
    response.onPart = (part, encoding) => {
      if (part instanceof Uint8Array) parts.push(part);
      else if (typeof part === 'string')
        parts.push(isUtf8(encoding) ? part : Buffer.from(part, /** @type {BufferEncoding} */ (encoding)));
    };
    response.once('finish', () => {
      if (generation !== this.#generation || !isForAll(response)) return;
      const headers = /** @type {Sent['headers']} */ (
        Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_RESPONSE.has(name))
      );
      const { text, body } = bodyOf(parts, this.#pages.get(key));
      this.#pages.set(key, { headers, text, body, at: Date.now(), isRenewed: false }, body.length);
    });
  }
}

/** @param {unknown} encoding of a written string */
const isUtf8 = (encoding) => typeof encoding !== 'string' || /^utf-?8$/i.test(encoding);

/**
 * The body as bytes. An unchanged page reuses its buffer: one copy per page and second would stay in memory until the
 * next major garbage collection.
 * @param {readonly Part[]} parts @param {Sent | undefined} before
 */
function bodyOf(parts, before) {
  const [first] = parts;
  const text = parts.length === 1 && typeof first === 'string' ? first : null;
  if (text !== null && before !== undefined && text === before.text) return before;
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  return { text, body: Buffer.concat(bytes) };
}

/**
 * Whether a page may be repeated: the first request after its lifetime gets a new one, the others this one meanwhile.
 * @param {Sent} page @param {string | undefined} method
 */
function mayRepeat(page, method) {
  const age = Date.now() - page.at;
  if (age < LIFE_MS) return true;
  if (age > LIFE_MS + RENEWING_MS) return false;
  const isFirst = !page.isRenewed && method === 'GET';
  if (isFirst) page.isRenewed = true;
  return !isFirst;
}

/** @param {Request} request */
function isSharable(request) {
  const { url = '', headers } = request;
  if (!isPage(request) || url.includes('?') || PERSONAL.test(headers.cookie ?? '')) return false;
  return !Object.keys(headers).some(
    (name) => INTERNAL_REQUEST_HEADER.test(name) || OTHER_RESPONSE.test(name),
  );
}

/**
 * All that a response for everybody may depend on: the middleware builds URLs from the requested host.
 * @param {Request} request
 */
const keyOf = ({ url, headers }) =>
  [
    url,
    headers.host,
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
    headers['accept-encoding'],
  ].join('\n');

/** Whether it is a whole page from the page cache, the same for everybody. @param {SiteResponse} response */
function isForAll(response) {
  return (
    response.sentStatus === 200 &&
    response.getHeader('cache-control') === REVALIDATED &&
    response.getHeader(CACHE_STATE) === FRESH &&
    !response.hasHeader('set-cookie')
  );
}

/** @param {Sent} page @param {Request} request @param {SiteResponse} response */
function repeat({ headers, body }, request, response) {
  for (const [name, value] of headers) response.setHeader(name, value);
  const known = request.headers['if-none-match'];
  const etag = response.getHeader('etag');
  if (typeof etag === 'string' && known !== undefined && isNamed(known, etag)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @param {string} known value of `if-none-match` @param {string} etag */
function isNamed(known, etag) {
  const plain = (/** @type {string} */ tag) => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').some((tag) => plain(tag) === plain(etag));
}
