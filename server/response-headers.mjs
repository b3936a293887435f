// @ts-check
import { REVALIDATED } from './agreed-names.mjs';
import { ALLOW_ALL } from './html/policy-hashes.mjs';
import { hideNonce } from './html/render-nonce.mjs';
import { CACHE_LIFE, INTERNAL_RESPONSE_HEADERS } from './next-internals/response-headers.mjs';

/** @import { ServerResponse } from 'node:http' */

const POLICY = 'content-security-policy';
/** For responses that are not pages: Next.js's HTML keeps its styles, but no scripts run. */
const BARE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** Beginning of the page cache's part (`html/policy-hashes.mjs`). */
const OF_PAGE = /^script-src '(?:sha256-|unsafe-inline'$)/;
/** Beginning of the script list in the site's policy (`lib/content-policy/policy.ts`). */
const OWN_SCRIPTS = "script-src 'self'";
/** A host name or an address, with a port: nothing that could end a source or a directive. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
/** Types that a browser shows as a document. */
const DOCUMENT = /html|xml|pdf|text\/plain/;
/** How long browsers must use https: for this host only, or also for every subdomain. */
const HSTS = { host: 'max-age=63072000', domain: 'max-age=63072000; includeSubDomains; preload' };

/**
 * Completes a response's headers when it is sent: those set by a handler stay.
 * @param {ServerResponse} response @param {{ hsts: keyof typeof HSTS | null, siteHost?: string }} settings
 */
export function completeHeaders(response, { hsts, siteHost }) {
  setMissing(response, 'x-content-type-options', 'nosniff');
  setMissing(response, 'referrer-policy', 'strict-origin-when-cross-origin');
  setMissing(response, 'cross-origin-resource-policy', 'same-origin');
  if (hsts !== null) setMissing(response, 'strict-transport-security', HSTS[hsts]);
  if (CACHE_LIFE.test(String(response.getHeader('cache-control')))) {
    response.setHeader('cache-control', REVALIDATED);
  }
  const type = response.getHeader('content-type');
  if (String(type).startsWith('text/html')) {
    for (const name of INTERNAL_RESPONSE_HEADERS) response.removeHeader(name);
    // The default of HTTP/1.1: bytes in the first round trip of a slow connection are scarce.
    if (response.shouldKeepAlive && !response.hasHeader('connection')) response.removeHeader('connection');
  }
  if (type === undefined || DOCUMENT.test(String(type))) setMissing(response, POLICY, BARE_POLICY);
  completePolicy(response, [siteHost, response.req?.headers.host]);
}

/** @param {ServerResponse} response @param {readonly (string | undefined)[]} hosts */
function completePolicy(response, hosts) {
  const policy = response.getHeader(POLICY);
  if (policy === undefined) return;
  response.setHeader(POLICY, withScriptFolder(hideNonce(response, onePolicy(policy)), hosts));
}

/** @param {ServerResponse} response @param {string} name @param {string} value */
function setMissing(response, name, value) {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

/**
 * Allows scripts only from the build's folder, on the site's host and the requested one: no file of a back end is ever
 * a script of the site, whatever its type.
 * @param {string} policy @param {readonly (string | undefined)[]} hosts
 */
function withScriptFolder(policy, hosts) {
  const named = hosts.flatMap((host) => (host !== undefined && HOST.test(host) ? [`${host}/_next/`] : []));
  if (named.length === 0) return policy;
  return policy.replace(OWN_SCRIPTS, `script-src ${[...new Set(named)].join(' ')}`);
}

/**
 * Merges the site's policy (from the middleware) with that of a cached page's inline scripts (from the page cache): as
 * two policies, both would have to allow every script. A page without the middleware (for a missing file) runs none.
 * @param {number | string | readonly string[]} policy @returns {string}
 */
export function onePolicy(policy) {
  const policies = [policy].flat().map(String);
  const page = policies.find((one) => OF_PAGE.test(one));
  const site = policies.find((one) => one !== page) ?? BARE_POLICY;
  if (page === undefined) return site;
  if (page === ALLOW_ALL) {
    // A hash or nonce in the same list would disable it.
    const without = site.replace(/script-src [^;]*/, (all) => all.replace(/ '(?:sha256|nonce)-[^']+'/g, ''));
    return without.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} 'unsafe-inline'`);
  }
  const hashes = page.match(/'sha256-[^']+'/g) ?? [];
  return site.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${hashes.join(' ')}`);
}
