// @ts-check
import { ALLOW_ALL } from './html/policy-hashes.mjs';
import { hideNonce } from './html/render-nonce.mjs';
import { CACHE_LIFE, INTERNAL_RESPONSE_HEADERS } from './next-internals/response-headers.mjs';

/** @import { ServerResponse } from 'node:http' */

const POLICY = 'content-security-policy';
/** For what is no page: styled where it is HTML of Next.js, and without any script. */
const BARE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** How the page cache's part begins (`html/policy-hashes.mjs`). */
const OF_PAGE = /^script-src '(?:sha256-|unsafe-inline'$)/;
/** How the site's policy begins its list of scripts (`lib/content-policy/policy.ts`). */
const OWN_SCRIPTS = "script-src 'self'";
/** A name or an address with a port: nothing that could end a source or a directive. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
/** What a browser shows as a document of its own. */
const DOCUMENT = /html|xml|pdf|text\/plain/;
/** How this site's cached pages are sent (`lib/middleware/responses.ts`). */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** How long browsers may use only https: for this host alone, or also for every host below it. */
const HSTS = { host: 'max-age=63072000', domain: 'max-age=63072000; includeSubDomains; preload' };

/**
 * Completes the headers of a response at the moment they are sent: what a handler has set stays, what it left out is added.
 * @param {ServerResponse} response
 * @param {{ hsts: keyof typeof HSTS | null, siteHost?: string }} settings
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
    // What HTTP/1.1 does anyway: the first round of a slow connection is scarce.
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
 * Scripts come from the build's folder alone, on the site's host and on the requested one: a file of
 * either back end is none of the site's scripts, whatever type it is sent with.
 * @param {string} policy @param {readonly (string | undefined)[]} hosts
 */
function withScriptFolder(policy, hosts) {
  const named = hosts.flatMap((host) => (host !== undefined && HOST.test(host) ? [`${host}/_next/`] : []));
  if (named.length === 0) return policy;
  return policy.replace(OWN_SCRIPTS, `script-src ${[...new Set(named)].join(' ')}`);
}

/**
 * The site's policy (by the middleware) and that of a cached page's inline scripts (by the page cache) as one: two policies
 * would each have to allow what runs. A page that Next.js shows where the middleware does not look (a file that is not there)
 * is shown without scripts.
 * @param {number | string | readonly string[]} policy
 * @returns {string}
 */
export function onePolicy(policy) {
  const policies = [policy].flat().map(String);
  const page = policies.find((one) => OF_PAGE.test(one));
  const site = policies.find((one) => one !== page) ?? BARE_POLICY;
  if (page === undefined) return site;
  if (page === ALLOW_ALL) {
    // A hash or nonce beside it would switch it off.
    const without = site.replace(/script-src [^;]*/, (all) => all.replace(/ '(?:sha256|nonce)-[^']+'/g, ''));
    return without.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} 'unsafe-inline'`);
  }
  const hashes = page.match(/'sha256-[^']+'/g) ?? [];
  return site.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${hashes.join(' ')}`);
}
