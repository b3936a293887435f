// @ts-check
const { setTimeout: wait } = require('node:timers/promises');
const { promisify } = require('node:util');
const { brotliCompress, constants } = require('node:zlib');
const { generateETag } = require('next/dist/server/lib/etag');

/** Next.js sets this header on a page from its cache, whose text is the same for everybody. */
const KEPT_HEADER = 'x-nextjs-cache';
/**
 * For the first visitor: costs about twice Next.js's gzip and saves a sixth. With the longer window this quality clears
 * tens of megabytes for every page, which takes ten times as long and saves nothing (decision 0028).
 */
const FIRST = { quality: 9, windowBits: 16 };
/**
 * Saves another twelfth for some fifty times the work: done once for each version of a page that is requested. The window is
 * longer than pages are: a page repeats most of its text, far apart.
 */
const BEST = { quality: 11, windowBits: 18 };
/** After each slow compression, pause for three times its duration, so that it takes a quarter of one core at most. */
const REST = 3;
const MAX_BYTES = 16 * 2 ** 20;
const MIN_LENGTH = 1_024;
const brotli = promisify(brotliCompress);
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?<weight>[\d.]+)\s*)?(?:,|$)/i;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Answer */
/** @typedef {{ body: Promise<Buffer>, size: number, isBest: boolean }} CompressedPage `size` in bytes. */

/**
 * Cached pages compressed by brotli, each once per version. Next.js compresses by gzip, and again for every response
 * (decision 0028).
 */
class CompressedPages {
  /** @type {Map<string, CompressedPage>} by the page's tag, which is made from its text */
  #pages = new Map();
  #bytes = 0;
  #isCompressingBest = false;
  /** @type {{ etag: string, text: string } | null} */
  #wanted = null;

  /**
   * Sends pages from Next.js's cache compressed by brotli to clients that accept it; leaves all else unchanged.
   * @param {Request} request
   * @param {Answer} response before Next.js wraps it in its own compression
   */
  watch(request, response) {
    if (!takesBrotli(request.headers['accept-encoding'])) return;
    const { setHeader, end } = response;
    response.setHeader = (name, value) => {
      if (name.toLowerCase() === KEPT_HEADER) {
        response.setHeader = setHeader;
        this.#compressAtEnd(response, end);
      }
      return setHeader.call(response, name, value);
    };
  }

  /**
   * A page was regenerated: when its previous version was requested as brotli, the new one is compressed at the best quality
   * before it is requested.
   * @param {unknown} before the last version's text
   * @param {unknown} text
   */
  follow(before, text) {
    if (typeof before !== 'string' || typeof text !== 'string') return;
    if (!this.#pages.has(generateETag(before))) return;
    void this.#compressBest(generateETag(text), text);
  }

  /**
   * @param {Answer} response
   * @param {(this: Answer, body: Buffer, encoding: BufferEncoding) => unknown} plainEnd
   */
  #compressAtEnd(response, plainEnd) {
    const compressingEnd = response.end;
    const endCompressed = (/** @type {any[]} */ ...args) => {
      const [text] = args;
      const etag = response.getHeader('etag');
      const endAsItIs = () => compressingEnd.apply(response, /** @type {any} */ (args));
      if (typeof text !== 'string' || typeof etag !== 'string' || !isCompressible(response, text)) {
        return endAsItIs();
      }
      this.#compress(etag, text).then((body) => {
        response.setHeader('content-encoding', 'br');
        response.setHeader('content-length', body.length);
        plainEnd.call(response, body, 'utf8');
      }, endAsItIs);
      return response;
    };
    response.end = /** @type {Answer['end']} */ (endCompressed);
  }

  /**
   * @param {string} etag
   * @param {string} text
   * @returns {Promise<Buffer>}
   */
  #compress(etag, text) {
    const known = this.#pages.get(etag);
    if (known === undefined) {
      const body = compressed(text, FIRST);
      this.#keep(etag, body, false);
      return body;
    }
    this.#pages.delete(etag);
    this.#pages.set(etag, known);
    void this.#compressBest(etag, text);
    return known.body;
  }

  /**
   * One page at a time; after the pause the one requested last meanwhile. The others keep their first compression.
   * @param {string} etag
   * @param {string} text
   */
  async #compressBest(etag, text) {
    this.#wanted = { etag, text };
    if (this.#isCompressingBest) return;
    this.#isCompressingBest = true;
    for (let page = this.#takeWanted(); page !== null; page = this.#takeWanted()) {
      const { etag: tag } = page;
      // It was requested again while it was being compressed, and is done by now.
      if (this.#pages.get(tag)?.isBest) continue;
      const since = performance.now();
      const better = compressed(page.text, BEST);
      await better.then(
        () => this.#keep(tag, better, true),
        // The page as it was compressed first serves as well.
        () => {},
      );
      await wait(REST * (performance.now() - since), undefined, { ref: false });
    }
    this.#isCompressingBest = false;
  }

  #takeWanted() {
    const wanted = this.#wanted;
    this.#wanted = null;
    return wanted;
  }

  /**
   * @param {string} etag
   * @param {Promise<Buffer>} body
   * @param {boolean} isBest
   */
  #keep(etag, body, isBest) {
    this.#forget(etag);
    /** @type {CompressedPage} */
    const page = { body, size: 0, isBest };
    this.#pages.set(etag, page);
    body.then(
      ({ length }) => this.#count(etag, page, length),
      () => this.#pages.get(etag) === page && this.#forget(etag),
    );
  }

  /**
   * @param {string} etag
   * @param {CompressedPage} page
   * @param {number} size
   */
  #count(etag, page, size) {
    if (this.#pages.get(etag) !== page) return;
    page.size = size;
    this.#bytes += size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
  }

  /** @param {string} etag */
  #forget(etag) {
    this.#bytes -= this.#pages.get(etag)?.size ?? 0;
    this.#pages.delete(etag);
  }
}

/**
 * @param {Answer} response
 * @param {string} text
 */
function isCompressible(response, text) {
  return (
    text.length >= MIN_LENGTH &&
    !response.headersSent &&
    !response.hasHeader('content-encoding') &&
    String(response.getHeader('content-type')).startsWith('text/html')
  );
}

/**
 * Whether a visitor's `accept-encoding` names brotli, and not to refuse it.
 * @param {string | string[] | undefined} accepted
 */
function takesBrotli(accepted) {
  const found = BROTLI.exec(String(accepted ?? ''));
  return found !== null && Number(found.groups?.weight ?? 1) > 0;
}

/**
 * @param {string} text
 * @param {{ quality: number, windowBits: number }} how
 * @returns {Promise<Buffer>}
 */
function compressed(text, { quality, windowBits }) {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

exports.CompressedPages = CompressedPages;
exports.takesBrotli = takesBrotli;
