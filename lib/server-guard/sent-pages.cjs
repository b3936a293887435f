// @ts-check
const { isPage } = require('./page-load.cjs');
const { sentStatus } = require('../page-cache/page-status.cjs');

/** How long a response is repeated unchanged. */
const LIFE_MS = 1_000;
/** How much longer it is repeated while the first visitor after that waits for the next one. */
const MAKING_MS = 2_000;
const MAX_ANSWERS = 512;
const MAX_BYTES = 24 * 2 ** 20;
/** What the middleware says of a page that is the same for everybody. */
const FOR_ALL = 'public, max-age=0, must-revalidate';
/** An editor's preview and a visitor's own content token get answers of their own. */
const PERSONAL = /(?:^|;\s*)(?:__prerender_bypass|strapi_jwt)=/;
/** With these Next.js answers something else than the whole page, or may. */
const OTHER_ANSWER = /^(?:rsc|next-|x-middleware|x-next|x-invoke|x-matched|x-prerender|range|authorization)/;
/** Headers that belong to one answer and not to the page. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'connection', 'content-length', 'date', 'transfer-encoding']);

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Answer */
/**
 * @typedef {{
 *   headers: [string, number | string | readonly string[]][],
 *   etag: string | null,
 *   text: string | null,
 *   body: Buffer,
 *   at: number,
 *   isAsked: boolean,
 * }} SentPage `text` is the body where it was written in one piece, which the page cache holds anyway; `at` in milliseconds
 *   since 1970; `isAsked` while somebody waits for the next one.
 */

/** @typedef {string | Uint8Array} Part */

/**
 * Finished responses of the last second: Next.js's cost of serving a page (its middleware above all) is paid once per
 * page and second instead of once per visitor (decision 0028). Only responses marked as the same for everybody are kept.
 */
class SentPages {
  /** Answers sent again since the process started. */
  hits = 0;
  /** @type {Map<string, SentPage>} */
  #pages = new Map();
  #bytes = 0;
  /** Incremented by each change: a response begun before it is not kept. */
  #generation = 0;

  /** Forgets everything: content or settings have changed. */
  clear() {
    this.#generation += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  /**
   * Responds with what another visitor has just received; otherwise records this response. True when it has responded.
   * @param {Request} request
   * @param {Answer} response
   */
  answer(request, response) {
    if (!isSharable(request)) return false;
    const key = keyOf(request);
    const page = this.#pages.get(key);
    if (page !== undefined && maySendAgain(page, request.method)) {
      this.hits += 1;
      send(page, request, response);
      return true;
    }
    if (request.method === 'GET') this.#record(key, response);
    return false;
  }

  /**
   * @param {string} key
   * @param {Answer} response
   */
  #record(key, response) {
    const generation = this.#generation;
    /** @type {Part[]} */
    const parts = [];
    const { write, end } = response;
    /** @param {unknown} chunk @param {unknown} encoding */
    const note = (chunk, encoding) => {
      if (chunk instanceof Uint8Array) parts.push(chunk);
      else if (typeof chunk === 'string')
        parts.push(isUtf8(encoding) ? chunk : Buffer.from(chunk, /** @type {BufferEncoding} */ (encoding)));
    };
    response.write = /** @type {typeof write} */ (
      /** @this {Answer} @param {Parameters<typeof write>} args */
      function writeNoted(...args) {
        note(args[0], args[1]);
        return write.apply(this, args);
      }
    );
    response.end = /** @type {typeof end} */ (
      /** @this {Answer} @param {any[]} args */
      function endNoted(...args) {
        note(args[0], args[1]);
        return end.apply(this, /** @type {any} */ (args));
      }
    );
    response.once('finish', () => {
      if (generation === this.#generation && isForAll(response)) this.#keep(key, response, parts);
    });
  }

  /**
   * @param {string} key
   * @param {Answer} response
   * @param {readonly Part[]} parts
   */
  #keep(key, response, parts) {
    const { text, body } = bodyOf(parts, this.#pages.get(key));
    this.#forget(key);
    const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      value === undefined || OF_ONE_ANSWER.has(name)
        ? []
        : [/** @type {SentPage['headers'][0]} */ ([name, value])],
    );
    const etag = response.getHeader('etag');
    this.#pages.set(key, {
      headers,
      etag: typeof etag === 'string' ? etag : null,
      text,
      body,
      at: Date.now(),
      isAsked: false,
    });
    this.#bytes += body.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= MAX_ANSWERS && this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
  }

  /** @param {string} key */
  #forget(key) {
    this.#bytes -= this.#pages.get(key)?.body.length ?? 0;
    this.#pages.delete(key);
  }
}

/** @param {unknown} encoding of a text that is written */
const isUtf8 = (encoding) => typeof encoding !== 'string' || /^utf-?8$/i.test(encoding);

/**
 * The body as bytes. An unchanged page reuses its buffer: a copy of every page each second would stay in memory until the next
 * major garbage collection.
 * @param {readonly Part[]} parts
 * @param {SentPage | undefined} before
 */
function bodyOf(parts, before) {
  const [first] = parts;
  const text = parts.length === 1 && typeof first === 'string' ? first : null;
  if (text !== null && before !== undefined && text === before.text) return { text, body: before.body };
  return {
    text,
    body: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
  };
}

/**
 * Whether a page may be repeated. The first request after its lifetime gets a new one; the others get this one until that is
 * there.
 * @param {SentPage} page
 * @param {string | undefined} method
 */
function maySendAgain(page, method) {
  const age = Date.now() - page.at;
  if (age < LIFE_MS) return true;
  if (age > LIFE_MS + MAKING_MS) return false;
  const isFirst = !page.isAsked && method === 'GET';
  if (isFirst) page.isAsked = true;
  return !isFirst;
}

/** @param {Request} request */
function isSharable(request) {
  const { url = '', headers } = request;
  if (!isPage(request) || url.includes('?') || PERSONAL.test(headers.cookie ?? '')) return false;
  for (const name in headers) if (OTHER_ANSWER.test(name)) return false;
  return true;
}

/**
 * Everything an answer for all may depend on: the site's name as asked for stands in addresses that the middleware makes.
 * @param {Request} request
 */
function keyOf({ url, headers }) {
  return [
    url,
    headers.host,
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
    headers['accept-encoding'],
  ].join('\n');
}

/**
 * Whether a response is a whole page from the page cache that is marked as the same for everybody.
 * @param {Answer} response
 */
function isForAll(response) {
  return (
    sentStatus(response) === 200 &&
    response.getHeader('cache-control') === FOR_ALL &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    !response.hasHeader('set-cookie')
  );
}

/**
 * @param {SentPage} page
 * @param {Request} request
 * @param {Answer} response
 */
function send(page, request, response) {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  const known = request.headers['if-none-match'];
  if (page.etag !== null && known !== undefined && isNamed(known, page.etag)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-length': page.body.length });
  response.end(request.method === 'HEAD' ? undefined : page.body);
}

/**
 * @param {string} known value of `if-none-match`
 * @param {string} etag
 */
function isNamed(known, etag) {
  const plain = (/** @type {string} */ tag) => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').some((tag) => plain(tag) === plain(etag));
}

exports.SentPages = SentPages;
