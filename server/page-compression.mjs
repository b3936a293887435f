// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ByteLimitedMap } from './byte-limited-map.mjs';
import { etagOf } from './next-internals/etag.mjs';

/** @import { SiteResponse } from './response.mjs' */
/** @typedef {{ body: Promise<Buffer>, isBest: boolean }} Compressed */

/**
 * For the first visitor: twice the cost of Next.js's gzip, a sixth smaller. With the longer window this quality clears
 * tens of megabytes per page: ten times as slow for nothing (decision 0028).
 */
const FIRST = { quality: 9, windowBits: 16 };
/**
 * Another twelfth smaller for fifty times the work: once for each version of a page that is requested again. The
 * window is longer than any page, which repeats most of its text far apart.
 */
const BEST = { quality: 11, windowBits: 18 };
/** Rest after each slow compression, in multiples of its duration: it takes a quarter of one core at most. */
const REST = 3;
const MAX_BYTES = 16 * 2 ** 20;
const MIN_LENGTH = 1_024;
const brotli = promisify(brotliCompress);
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?<weight>[\d.]+)\s*)?(?:,|$)/i;

/** Cached pages compressed with brotli, each version once; Next.js gzips every response (decision 0028). */
export class PageCompression {
  /** By the page's ETag, which is made from its text. @type {ByteLimitedMap<Compressed>} */
  #pages = new ByteLimitedMap(MAX_BYTES);
  #isCompressingBest = false;
  /** @type {{ etag: string, text: string } | null} */
  #wanted = null;

  /**
   * Sends pages from Next.js's cache with brotli to clients that accept it; leaves everything else unchanged.
   * @param {import('./types').Request} request
   * @param {SiteResponse} response before Next.js wraps it in its own compression
   */
  watch({ headers }, response) {
    if (!takesBrotli(headers['accept-encoding'])) return;
    const plainEnd = response.end;
    response.onCachedPage = () => {
      const compressingEnd = response.end;
      response.end = (.../** @type {any[]} */ args) => {
        const [text] = args;
        const etag = response.getHeader('etag');
        const endAsItIs = () => compressingEnd.apply(response, args);
        if (typeof etag !== 'string' || !isCompressible(response, text)) return endAsItIs();
        this.#bodyOf(etag, text).then((body) => {
          response.setHeader('content-encoding', 'br');
          response.setHeader('content-length', body.length);
          plainEnd.call(response, body);
        }, endAsItIs);
        return response;
      };
    };
  }

  /**
   * Called when a page was revalidated: if its last version was requested as brotli, the new one is compressed at best
   * quality before anybody requests it.
   * @param {unknown} before the last version's text @param {unknown} text
   */
  follow(before, text) {
    if (typeof before !== 'string' || typeof text !== 'string') return;
    if (this.#pages.get(etagOf(before)) !== undefined) void this.#compressBest(etagOf(text), text);
  }

  /** @param {string} etag @param {string} text */
  #bodyOf(etag, text) {
    const known = this.#pages.get(etag);
    if (known === undefined) return this.#store(etag, text, false);
    void this.#compressBest(etag, text);
    return known.body;
  }

  /**
   * Compresses one page at a time, then the last one requested meanwhile; the others keep their first compression.
   * @param {string} etag @param {string} text
   */
  async #compressBest(etag, text) {
    this.#wanted = { etag, text };
    if (this.#isCompressingBest) return;
    this.#isCompressingBest = true;
    for (let page = this.#takeWanted(); page !== null; page = this.#takeWanted()) {
      // It was requested again while being compressed, and is already done.
      if (this.#pages.get(page.etag)?.isBest) continue;
      const since = performance.now();
      // After a failure the page keeps its first compression.
      await this.#store(page.etag, page.text, true).catch(() => {});
      await sleep(REST * (performance.now() - since), undefined, { ref: false });
    }
    this.#isCompressingBest = false;
  }

  /** Whether no page is being compressed at best quality or waits for it. */
  get isIdle() {
    return !this.#isCompressingBest;
  }

  #takeWanted() {
    const wanted = this.#wanted;
    this.#wanted = null;
    return wanted;
  }

  /**
   * A better version replaces the first when it is ready.
   * @param {string} etag @param {string} text @param {boolean} isBest
   */
  #store(etag, text, isBest) {
    const page = { body: compressed(text, isBest ? BEST : FIRST), isBest };
    if (!isBest) this.#pages.set(etag, page, 0);
    page.body.then(
      ({ length }) => {
        if (isBest || this.#pages.get(etag) === page) this.#pages.set(etag, page, length);
      },
      () => isBest || this.#pages.delete(etag),
    );
    return page.body;
  }
}

/** @param {SiteResponse} response @param {unknown} text */
function isCompressible(response, text) {
  return (
    typeof text === 'string' &&
    text.length >= MIN_LENGTH &&
    !response.headersSent &&
    !response.hasHeader('content-encoding') &&
    String(response.getHeader('content-type')).startsWith('text/html')
  );
}

/** Whether an `accept-encoding` header accepts brotli. @param {string | string[] | undefined} accepted */
export function takesBrotli(accepted) {
  const found = BROTLI.exec(String(accepted ?? ''));
  return found !== null && Number(found.groups?.weight ?? 1) > 0;
}

/** @param {string} text @param {typeof FIRST} how @returns {Promise<Buffer>} */
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
