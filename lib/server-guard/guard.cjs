// @ts-check
/**
 * Loaded before the web server (`node --require`): answers what the framework would answer with 500, before it sees it,
 * and completes the headers of every answer. Middleware comes too late for the first (TRACE fails before it, and the
 * router's header is taken away from it) and does not see every answer.
 */
const http = require('node:http');
const {
  parseAndValidateFlightRouterState,
} = require('next/dist/server/app-render/parse-and-validate-flight-router-state');
const { completeHeaders } = require('./response-headers.cjs');

const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT']);
const STATE_HEADER = 'next-router-state-tree';
/** The framework takes a nonce from them: no visitor may name one for a page that is kept for everybody. */
const POLICY_HEADERS = ['content-security-policy', 'content-security-policy-report-only'];
const site = { isSecure: (process.env.SITE_URL ?? '').startsWith('https:') };

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
 * Refuses or mends a request; true when it was answered here.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function guard(request, response) {
  completeWhenSent(response);
  if (REFUSED.has(request.method ?? '')) {
    response.writeHead(405, { allow: 'GET, HEAD, POST', 'content-length': 0 }).end();
    return true;
  }
  // A tab opened before an upgrade may send a state this version cannot read: without it the whole page is sent.
  if (!hasReadableState(request)) delete request.headers[STATE_HEADER];
  for (const name of POLICY_HEADERS) delete request.headers[name];
  keepFirst(response);
  return false;
}

/** @param {import('node:http').ServerResponse} response */
function completeWhenSent(response) {
  const { writeHead } = response;
  response.writeHead = /** @type {typeof writeHead} */ (
    /** @this {import('node:http').ServerResponse} @param {Parameters<typeof writeHead>} args */
    function writeCompleteHead(...args) {
      if (!this.headersSent) completeHeaders(this, site);
      return writeHead.apply(this, args);
    }
  );
}

/** Headers that both the middleware, or the framework itself, and a kept page may give, with one meaning. */
const GIVEN_ONCE = new Set(['location', 'x-robots-tag']);

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

const emit = http.Server.prototype.emit;

/** @this {import('node:http').Server} */
http.Server.prototype.emit = function emitGuarded(event, ...args) {
  if (event === 'request' && guard(args[0], args[1])) return true;
  return emit.call(this, event, ...args);
};

/** The product refuses to run without its guard (`lib/env/boot.ts`). */
Reflect.set(globalThis, '__serverGuard', true);

module.exports = { guard };
