// @ts-check
/**
 * Loaded before the web server (`node --require`): answers what the framework would answer with 500, before it sees it.
 * Middleware comes too late for both: TRACE fails before it, and the router's header is taken away from it.
 */
const http = require('node:http');
const {
  parseAndValidateFlightRouterState,
} = require('next/dist/server/app-render/parse-and-validate-flight-router-state');
const { answerTarget } = require('./request-target.cjs');

const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT']);
const STATE_HEADER = 'next-router-state-tree';

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
  if (REFUSED.has(request.method ?? '')) {
    response.writeHead(405, { allow: 'GET, HEAD, POST', 'content-length': 0 }).end();
    return true;
  }
  if (answerTarget(request, response)) return true;
  // A tab opened before an upgrade may send a state this version cannot read: without it the whole page is sent.
  if (!hasReadableState(request)) delete request.headers[STATE_HEADER];
  keepOneLocation(response);
  return false;
}

/**
 * A redirect that a page decides while it is generated would be sent with its address twice.
 * @param {import('node:http').ServerResponse} response
 */
function keepOneLocation(response) {
  const append = response.appendHeader;
  response.appendHeader = function appendOnce(name, value) {
    const isSecond = name.toLowerCase() === 'location' && this.hasHeader('location');
    return isSecond ? this : append.call(this, name, value);
  };
}

const emit = http.Server.prototype.emit;

/** @this {import('node:http').Server} */
http.Server.prototype.emit = function emitGuarded(event, ...args) {
  if (event === 'request' && guard(args[0], args[1])) return true;
  return emit.call(this, event, ...args);
};

module.exports = { guard };
