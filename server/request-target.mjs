// @ts-check
import { RAW_QUERY } from './agreed-names.mjs';
import { isPageData } from './next-internals/page-data.mjs';
import { anyOf, SERVICE_FOLDERS } from './service-paths.mjs';

/** @import { Request } from './types' */

/** Paths that bypass the middleware, which responds to invalid ones with a page. */
const BESIDE_MIDDLEWARE = new RegExp(`^/${anyOf(SERVICE_FOLDERS)}(?:/|$)`);
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** Files of `public`, served as they are. Next.js treats other verbs as a failure of its own. */
const FILE = /^\/(?:[\w-]+\.(?:js|ico)|(?:icons|fonts|offline)\/.*)$/;
/** Outside the middleware only these accept a body; elsewhere Next.js would look for a Server Action; there is none. */
const TAKES_BODY = /^\/(?:api\/[^/]+\/?|(?:oauth|platform|content)\/.+|preview(?:\/leave)?)$/;
const ENVELOPE = JSON.stringify({ data: null, error: { type: 'InvalidRequestException', message: '' } });

/**
 * Refuses a request whose target no handler can take and normalises other notations: `http://host/path` means `/path`
 * (RFC 9112, 3.2.2), as the site knows its own host. `OPTIONS *` is about the whole server.
 * @param {Request} request @param {import('node:http').ServerResponse} response
 */
export function checkTarget(request, response) {
  const path = (request.url ?? '').replace(ABSOLUTE, '').replace(/^(?=$|\?)/, '/');
  request.url = path;
  if (path === '*' && request.method === 'OPTIONS') {
    response.writeHead(204, { allow: 'GET, HEAD, POST, OPTIONS' }).end();
    return true;
  }
  const plain = path.split(/[?#]/)[0] ?? '';
  // Next.js rewrites the query; the gateway forwards it as it was sent (`lib/upstream/raw-query.ts`).
  request.headers[RAW_QUERY] = path.slice(plain.length).split('#')[0] ?? '';
  if (isMalformed(request, plain)) return refuse(response, path, 400);
  joinSlashes(request, path, plain);
  if (BESIDE_MIDDLEWARE.test(plain) && isPageData(plain)) return refuse(response, path, 404);
  if (isMethodTaken(request.method, plain)) return false;
  response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
  return true;
}

/** @param {Request} request @param {string} path */
function isMalformed({ headers, rawHeaders }, path) {
  const isUnreadable = BESIDE_MIDDLEWARE.test(path) && decoded(path) === null;
  // Of two hosts Node.js uses the first, another server the last.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  return !path.startsWith('/') || isUnreadable || headers['next-action'] !== undefined || hosts.length > 1;
}

/** @param {string | undefined} method @param {string} path */
function isMethodTaken(method, path) {
  if (method === 'GET' || method === 'HEAD') return true;
  const isFile = FILE.test(decoded(path)?.replace(/\/{2,}/g, '/') ?? '');
  const isBodyUseless = method === 'POST' && BESIDE_MIDDLEWARE.test(path) && !TAKES_BODY.test(path);
  return !isFile && !isBodyUseless;
}

/**
 * Next.js redirects repeated slashes to a URL that the middleware may redirect again (a trailing slash, the English
 * prefix, letter case). With single slashes and a trailing one, the middleware redirects once.
 * @param {Request} request @param {string} target @param {string} path
 */
function joinSlashes(request, target, path) {
  const single = path.replace(/\/{2,}/g, '/');
  if (single === path || single === '/' || BESIDE_MIDDLEWARE.test(single)) return;
  request.url = `${single.replace(/\/$/, '')}/${target.slice(path.length)}`;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** @param {import('node:http').ServerResponse} response @param {string} path @param {400 | 404} status */
function refuse(response, path, status) {
  const isCall = path.startsWith('/api/');
  const body = isCall ? ENVELOPE : 'This address cannot be read';
  response.writeHead(status, {
    'content-type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
  return true;
}
