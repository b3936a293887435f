// @ts-check
import { ServerResponse } from 'node:http';
import { RAW_QUERY } from './agreed-names.mjs';
import { isPage } from './load-shedding.mjs';
import { CACHE_STATE } from './next-internals/cache-state.mjs';
import { passLateHeaders } from './next-internals/late-headers.mjs';
import { PAGE_STATUS, takePageStatus } from './page-cache/status.mjs';
import { redirectWithQuery } from './redirect-query.mjs';
import { completeHeaders } from './response-headers.mjs';
import { anyOf, SERVICE_FOLDERS } from './service-paths.mjs';

/** @import { Request } from './types' */

/** Headers that both the middleware, or Next.js itself, and a cached page may set, with the same meaning. */
const GIVEN_ONCE = new Set(['location', 'x-robots-tag', PAGE_STATUS]);
/** Paths that are no pages: a program gets "Not found"; Next.js would send it the empty shell of a page. */
const FILES = new RegExp(`^/${anyOf(SERVICE_FOLDERS)}(?:[/?]|$)`);
const NOT_FOUND = 'Not found';
const OF_PAGE_SHELL = ['content-encoding', 'etag', 'link', 'vary'];

/**
 * A response whose headers are completed when it is sent, whoever made it, and whose body the steps can follow.
 * @template {import('node:http').IncomingMessage} [Request=import('node:http').IncomingMessage]
 * @extends {ServerResponse<Request>}
 */
export class SiteResponse extends ServerResponse {
  /** @type {Parameters<typeof completeHeaders>[1]} */
  settings = { hsts: null };
  /** Called with each part of the body. @type {((part: unknown, encoding: unknown) => void) | null} */
  onPart = null;
  /** Called when Next.js marks the page as coming from its cache. @type {(() => void) | null} */
  onCachedPage = null;
  /** The status it was sent with; for Next.js a cached page remains a 200. @type {number | null} */
  #sentStatus = null;
  #keepsLateHeaders = false;
  #isFile = false;
  #isReplaced = false;
  /** @type {Map<string, number | string | readonly string[]>} */
  #late = new Map();

  get sentStatus() {
    return this.#sentStatus ?? this.statusCode;
  }

  /** Prepares for Next.js's response. @param {import('./types').Request} request */
  expect(request) {
    this.#keepsLateHeaders = isPage(request);
    if (this.#keepsLateHeaders) passLateHeaders(this);
    this.#isFile = FILES.test(request.url ?? '');
  }

  /**
   * A stale page is sent and then revalidated with the same response object. When the new version redirects, Next.js
   * sets that header on the sent response and reads it back for its cache; without this it would fail.
   * @override @param {string} name @param {number | string | readonly string[]} value
   */
  setHeader(name, value) {
    const key = name.toLowerCase();
    if (this.headersSent && this.#keepsLateHeaders) {
      this.#late.set(key, value);
      return this;
    }
    if (key === CACHE_STATE) {
      this.onCachedPage?.();
      this.onCachedPage = null;
    }
    return super.setHeader(name, value);
  }

  /** @override @param {string} name */
  getHeader(name) {
    return /** @type {string | undefined} */ (this.#late.get(name.toLowerCase()) ?? super.getHeader(name));
  }

  /** @override @param {string} name @param {string | readonly string[]} value */
  appendHeader(name, value) {
    const isSecond = GIVEN_ONCE.has(name.toLowerCase()) && this.hasHeader(name);
    return isSecond ? this : super.appendHeader(name, value);
  }

  /** @override @param {any[]} args */
  writeHead(...args) {
    if (this.headersSent) return this.#write(args);
    if (this.#isShellOfFile(args)) {
      this.#isReplaced = true;
      for (const name of OF_PAGE_SHELL) this.removeHeader(name);
      this.setHeader('content-type', 'text/plain; charset=utf-8');
      this.setHeader('content-length', NOT_FOUND.length);
      this.setHeader('cache-control', 'no-store');
      args.length = 1;
    }
    const status = takePageStatus(this);
    const target = this.getHeader('location');
    if (typeof target === 'string')
      this.setHeader('location', redirectWithQuery(requested(this.req), target));
    if (args[0] === 304) varyByEncoding(this);
    if (!this.#isFile) weakenEtag(this);
    completeHeaders(this, this.settings);
    // A response without a body, such as 304, keeps its status.
    if (status === null || args[0] !== 200) return this.#write(args);
    this.#write([status, ...args.slice(1)]);
    this.#sentStatus = status;
    this.statusCode = 200;
    return this;
  }

  /** @param {any[]} args */
  #write(args) {
    return super.writeHead(.../** @type {[number]} */ (args));
  }

  /** @param {any[]} args of `writeHead` */
  #isShellOfFile(args) {
    const type = String(this.getHeader('content-type') ?? '');
    return (
      this.#isFile && args[0] === 404 && (type.startsWith('text/html') || (type === '' && args.length === 1))
    );
  }

  /** @override @param {any[]} args */
  write(...args) {
    this.#begin(args);
    return this.#isReplaced || super.write(.../** @type {[string]} */ (args));
  }

  /** @override @param {any[]} args */
  end(...args) {
    this.#begin(args);
    const body = this.req.method === 'HEAD' ? '' : NOT_FOUND;
    return super.end(.../** @type {[string]} */ (this.#isReplaced ? [body] : args));
  }

  /** @param {any[]} args of `write` or `end` */
  #begin([part, encoding]) {
    if (this.#isFile && !this.headersSent && this.statusCode === 404) this.writeHead(404);
    this.onPart?.(part, encoding);
  }
}

/** The path with its query as the visitor sent it: Next.js has rewritten the one in `url`. @param {Request} request */
function requested({ url = '', headers }) {
  const [path] = url.split('?');
  const query = headers[RAW_QUERY];
  return typeof query === 'string' ? `${path}${query}` : url;
}

/**
 * Next.js names the encoding only where there is a body to compress. A cache takes the headers of a 304 for the stored
 * page and would then send its compressed body to everybody.
 * @param {ServerResponse} response
 */
function varyByEncoding(response) {
  if (!variesByEncoding(response))
    response.setHeader('vary', [...varyOf(response), 'Accept-Encoding'].join(', '));
}

/**
 * Next.js makes one ETag for a text and sends it with each of its encodings, whose bytes differ: only a weak one may
 * stand for all (RFC 9110, 8.8.3.3).
 * @param {ServerResponse} response
 */
function weakenEtag(response) {
  const etag = String(response.getHeader('etag') ?? '');
  if (etag.startsWith('"') && variesByEncoding(response)) response.setHeader('etag', `W/${etag}`);
}

/** @param {ServerResponse} response */
const varyOf = (response) => [response.getHeader('vary') ?? []].flat().map(String);

/** @param {ServerResponse} response */
const variesByEncoding = (response) => /\baccept-encoding\b/i.test(varyOf(response).join());
