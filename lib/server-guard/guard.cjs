// @ts-check
/**
 * Loaded before the web server (`node --require`): sees every request before Next.js does, and the signals of the
 * process. What Next.js would answer with 500 is answered here; middleware comes too late for it: TRACE fails before
 * it, and the router's header is taken away from it. The headers of every answer are completed here too.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const http = require('node:http');
const { join } = require('node:path');
const {
  parseAndValidateFlightRouterState,
} = require('next/dist/server/app-render/parse-and-validate-flight-router-state');
const { answerBusy } = require('./busy-page.cjs');
const { answerHealth } = require('./health.cjs');
const { live } = require('./life.cjs');
const { answerMissingPlainly } = require('./missing-file.cjs');
const { isPage, PageLoad } = require('./page-load.cjs');
const { noteSentStatus, takePageStatus } = require('../page-cache/page-status.cjs');
const { giveNonce } = require('../page-cache/render-nonce.cjs');
const { ProcessPhase } = require('./phase.cjs');
const { CompressedFiles } = require('./compressed-files.cjs');
const { CompressedPages } = require('./compressed-pages.cjs');
const { requireProof } = require('./preview-proof.cjs');
const { identify } = require('./request-id.cjs');
const { answerTarget } = require('./request-target.cjs');
const { completeHeaders } = require('./response-headers.cjs');
const { redirectWithQuery } = require('./redirect-query.cjs');
const { SentPages } = require('./sent-pages.cjs');
const { guardSettings } = require('./settings.cjs');
const { noteAddress } = require('./visitor-address.cjs');

const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT']);
const STATE_HEADER = 'next-router-state-tree';
/** Next.js takes a nonce from them: no visitor may name one for a page that is kept for everybody. */
const POLICY_HEADERS = ['content-security-policy', 'content-security-policy-report-only'];

const settings = guardSettings();
const phase = new ProcessPhase();
const pages = new PageLoad(settings.maxPagesInFlight);
if (settings.isProduction) pages.watch();
const sentPages = settings.isProduction ? new SentPages() : null;
const compressedPages = settings.isProduction ? new CompressedPages() : null;
const compressedFiles = settings.isProduction
  ? new CompressedFiles(join(__dirname, '../../.next/static'))
  : null;

/**
 * Log lines find the id of their request here (and a page what the middleware heard, `lib/upstream/heard-visitor.server.ts`),
 * metrics the load, whoever learns of a change what is to be forgotten, and the page cache what compresses its pages.
 * @type {typeof globalThis & {
 *   __requestScope?: AsyncLocalStorage<{ id: string, visitor?: unknown }>,
 *   __pageLoad?: PageLoad,
 *   __sentPages?: SentPages | null,
 *   __compressedPages?: CompressedPages | null,
 * }}
 */
const scope = globalThis;
scope.__pageLoad = pages;
scope.__sentPages = sentPages;
scope.__compressedPages = compressedPages;
const requestScope = (scope.__requestScope ??= new AsyncLocalStorage());

/** @param {import('node:http').IncomingMessage} request */
function hasReadableState(request) {
  try {
    parseAndValidateFlightRouterState(request.headers[STATE_HEADER]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Answers, refuses or mends a request; true when it was answered here.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function guard(request, response) {
  completeWhenSent(response);
  if (phase.now === 'draining') response.setHeader('connection', 'close');
  if (answerHealth(request, response, phase.now)) return true;
  if (REFUSED.has(request.method ?? '')) {
    response.writeHead(405, { allow: 'GET, HEAD, POST', 'content-length': 0 }).end();
    return true;
  }
  if (answerTarget(request, response)) return true;
  noteAddress(request);
  requireProof(request);
  if (compressedFiles?.answer(request, response)) return true;
  if (sentPages?.answer(request, response)) return true;
  if (!pages.admit(request, response)) {
    answerBusy(request, response);
    return true;
  }
  // A tab opened before an upgrade may send a state this version cannot read: without it the whole page is sent.
  if (!hasReadableState(request)) delete request.headers[STATE_HEADER];
  for (const name of POLICY_HEADERS) delete request.headers[name];
  keepFirst(response);
  answerMissingPlainly(request, response);
  if (isPage(request)) {
    if (settings.isProduction) giveNonce(request, response);
    takeLateHeaders(response);
    compressedPages?.watch(request, response);
  }
  return false;
}

/** @param {import('node:http').ServerResponse} response */
function completeWhenSent(response) {
  const { writeHead } = response;
  response.writeHead = /** @type {typeof writeHead} */ (
    /** @this {import('node:http').ServerResponse} @param {Parameters<typeof writeHead>} args */
    function writeCompleteHead(...args) {
      if (this.headersSent) return writeHead.apply(this, args);
      const status = takePageStatus(this);
      const target = this.getHeader('location');
      if (typeof target === 'string') this.setHeader('location', redirectWithQuery(this.req.url, target));
      completeHeaders(this, settings);
      // An answer without a body, as 304, stays what it is.
      if (status === null || args[0] !== 200) return writeHead.apply(this, args);
      args[0] = status;
      writeHead.apply(this, args);
      noteSentStatus(this, status);
      return this;
    }
  );
}

/** Headers that both the middleware, or Next.js itself, and a cached page may give, with one meaning. */
const GIVEN_ONCE = new Set(['location', 'x-robots-tag', 'x-page-status']);

/**
 * A redirect that a page decides while it is generated would be sent with its address twice, and what closes a page to
 * search engines likewise.
 * @param {import('node:http').ServerResponse} response
 */
function keepFirst(response) {
  const append = response.appendHeader;
  response.appendHeader = function appendOnce(name, value) {
    const isSecond = GIVEN_ONCE.has(name.toLowerCase()) && this.hasHeader(name);
    return isSecond ? this : append.call(this, name, value);
  };
}

/**
 * A stale page is sent and regenerated behind that response. When the new version redirects, Next.js sets that header
 * on the response already sent, reads it back for the page it caches, and fails, because a sent response takes no headers.
 * Such headers are therefore kept here.
 * @param {import('node:http').ServerResponse} response
 */
function takeLateHeaders(response) {
  const { setHeader, getHeader } = response;
  /** @type {Map<string, number | string | readonly string[]>} */
  const late = new Map();
  response.setHeader = (name, value) => {
    if (!response.headersSent) return setHeader.call(response, name, value);
    late.set(name.toLowerCase(), value);
    return response;
  };
  response.getHeader = (name) => {
    const value = late.get(name.toLowerCase());
    return value === undefined ? getHeader.call(response, name) : /** @type {string} */ (value);
  };
}

/**
 * No other protocol is spoken here. Next.js would leave the connection open, and the process could not end; only its
 * development tools speak one.
 * @param {import('node:stream').Duplex} socket
 */
function refuseUpgrade(socket) {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  return true;
}

/** @typedef {(this: import('node:http').Server, event: string, ...args: any[]) => boolean} Emit */
const emit = /** @type {Emit} */ (http.Server.prototype.emit);

http.Server.prototype.emit = /** @type {Emit} */ function emitGuarded(event, ...args) {
  if (event === 'listening') live(this, { phase, settings });
  if (event === 'upgrade' && settings.isProduction) return refuseUpgrade(args[1]);
  if (event !== 'request') return emit.call(this, event, ...args);
  const id = identify(args[0], args[1]);
  if (guard(args[0], args[1])) return true;
  return requestScope.run({ id }, () => emit.call(this, event, ...args));
};

/** The product refuses to run without its guard (`lib/env/boot.ts`). */
Reflect.set(globalThis, '__serverGuard', true);

module.exports = { guard };
