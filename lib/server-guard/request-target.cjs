// @ts-check
const { SERVICE_FOLDERS } = require('./service-folders.cjs');

/** Addresses that never pass the middleware, which answers broken ones with a page. */
const BESIDE_MIDDLEWARE = new RegExp(`^/(?:${SERVICE_FOLDERS})(?:/|$)`);
/** Next.js's own name for a page's data. What is no page has none, and a missing one would be answered with 500. */
const PAGE_DATA = /\.rsc$/i;
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** What lies in `public` and is sent as it lies there. Next.js takes other verbs for a failure of its own. */
const FILE = /^\/(?:[\w-]+\.(?:js|ico)|(?:icons|fonts|offline)\/.*)$/;
/** Beside the middleware only these take a body; elsewhere Next.js would look for a Server Action, of which there is none. */
const TAKES_BODY = /^\/(?:api\/[^/]+\/?|(?:oauth|platform|content)\/.+|preview(?:\/leave)?)$/;
const RAW_QUERY = 'x-raw-query';
const READING = new Set(['GET', 'HEAD']);
const ENVELOPE = JSON.stringify({ data: null, error: { type: 'InvalidRequestException', message: '' } });

/**
 * Answers a request whose target no handler can take, and mends one that is written in another way; true when it was
 * answered. `http://host/path` means `/path` (RFC 9112, 3.2.2): the site knows its own address. `OPTIONS *` asks about the
 * server as a whole.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answerTarget(request, response) {
  const target = (request.url ?? '').replace(ABSOLUTE, '');
  const path = target === '' || target.startsWith('?') ? `/${target}` : target;
  request.url = path;
  if (path === '*' && request.method === 'OPTIONS') {
    response.writeHead(204, { allow: 'GET, HEAD, POST, OPTIONS' }).end();
    return true;
  }
  const plain = path.split(/[?#]/)[0] ?? '';
  noteQuery(request, path, plain);
  if (!path.startsWith('/') || !isReadable(plain)) {
    refuse(response, path, 400);
    return true;
  }
  if (request.headers['next-action'] !== undefined || countOf(request, 'host') > 1) {
    refuse(response, path, 400);
    return true;
  }
  mendSlashes(request, path, plain);
  if (BESIDE_MIDDLEWARE.test(plain) && PAGE_DATA.test(plain)) {
    refuse(response, path, 404);
    return true;
  }
  if (READING.has(request.method ?? '') || !(isFile(plain) || isBodiless(request, plain))) return false;
  response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
  return true;
}

/**
 * Keeps the query as it was sent for what is passed on to a back end or to another address: Next.js writes it anew
 * (`lib/upstream/raw-query.ts`). No visitor may name one.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} target
 * @param {string} path
 */
function noteQuery(request, target, path) {
  request.headers[RAW_QUERY] = target.slice(path.length).split('#')[0] ?? '';
}

/**
 * How often a header came: Node.js keeps the first of two hosts, another server the last.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} name
 */
function countOf({ rawHeaders }, name) {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} path
 */
function isBodiless({ method }, path) {
  return method === 'POST' && BESIDE_MIDDLEWARE.test(path) && !TAKES_BODY.test(path);
}

/**
 * Next.js redirects repeated slashes by itself, to an address that the middleware may redirect again (a slash at the end, the
 * prefix of English, letter case). Made single here, with a slash at the end, such an address takes the middleware's redirect
 * alone.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} target
 * @param {string} path
 */
function mendSlashes(request, target, path) {
  const single = path.replace(/\/{2,}/g, '/');
  if (single === path || single === '/' || BESIDE_MIDDLEWARE.test(single)) return;
  request.url = `${single.replace(/\/$/, '')}/${target.slice(path.length)}`;
}

/** @param {string} path */
function isFile(path) {
  try {
    return FILE.test(decodeURIComponent(path).replace(/\/{2,}/g, '/'));
  } catch {
    return false;
  }
}

/** @param {string} path */
function isReadable(path) {
  if (!BESIDE_MIDDLEWARE.test(path)) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {400 | 404} status
 */
function refuse(response, path, status) {
  const isCall = path.startsWith('/api/');
  const body = isCall ? ENVELOPE : 'This address cannot be read';
  response
    .writeHead(status, {
      'content-type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

module.exports = { answerTarget };
