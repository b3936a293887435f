// @ts-check
const { hideNonce } = require('../page-cache/render-nonce.cjs');

/** Headers of every answer, whoever made it: pages, route handlers, files, refusals and Next.js's own errors. */
const POLICY = 'content-security-policy';
/** For what is no page: styled where it is HTML of Next.js, and without any script. */
const BARE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** How the page cache's part begins. */
const OF_PAGE = "script-src 'sha256-";
/** How the site's policy begins its list of scripts (`lib/content-policy/policy.ts`). */
const OWN_SCRIPTS = "script-src 'self'";
/** A name or an address with a port: nothing that could end a source or a directive. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
/** What a browser shows as a document of its own. */
const DOCUMENT = /html|xml|pdf|text\/plain/;
/** What Next.js tells its own code, which reads them on data and never on a document. */
const TOLD_TO_CODE = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time'];
/** How Next.js speaks to caches of its own; others would keep what it names for a year after it has changed. */
const OF_FRAMEWORK = /^s-maxage=/;
/** How this site's cached pages are sent (`lib/middleware/answers.ts`). */
const ASKED_ABOUT = 'public, max-age=0, must-revalidate';
/** How long browsers are to ask for https alone: this host's alone, or also every host below it. */
const HSTS = { host: 'max-age=63072000', domain: 'max-age=63072000; includeSubDomains; preload' };

/** @typedef {import('node:http').ServerResponse} Answer */

/**
 * Completes an answer's headers at the moment they are sent: what a handler has set stays, what it left out is added.
 * @param {Answer} response
 * @param {{ hsts: keyof typeof HSTS | null, siteHost?: string }} site
 */
function completeHeaders(response, { hsts, siteHost }) {
  setMissing(response, 'x-content-type-options', 'nosniff');
  setMissing(response, 'referrer-policy', 'strict-origin-when-cross-origin');
  setMissing(response, 'cross-origin-resource-policy', 'same-origin');
  if (hsts !== null) setMissing(response, 'strict-transport-security', HSTS[hsts]);
  if (OF_FRAMEWORK.test(String(response.getHeader('cache-control')))) {
    response.setHeader('cache-control', ASKED_ABOUT);
  }
  const type = response.getHeader('content-type');
  if (String(type).startsWith('text/html')) {
    for (const name of TOLD_TO_CODE) response.removeHeader(name);
    leaveOutConnection(response);
  }
  if (type === undefined || DOCUMENT.test(String(type))) setMissing(response, POLICY, BARE_POLICY);
  const policy = response.getHeader(POLICY);
  if (policy === undefined) return;
  response.setHeader(
    POLICY,
    withScriptFolder(hideNonce(response, onePolicy(policy)), [siteHost, response.req?.headers.host]),
  );
}

/**
 * Scripts come from the build's folder alone, on the site's host and on the one that the page was asked for on: a file of
 * either back end is none of the site's scripts, whatever type it is sent with.
 * @param {string} policy
 * @param {readonly (string | undefined)[]} hosts
 */
function withScriptFolder(policy, hosts) {
  const named = hosts.flatMap((host) => (host !== undefined && HOST.test(host) ? [`${host}/_next/`] : []));
  return named.length === 0
    ? policy
    : policy.replace(OWN_SCRIPTS, `script-src ${[...new Set(named)].join(' ')}`);
}

/**
 * A document without the two lines that say what HTTP/1.1 does anyway: what comes in the first round of a slow connection is
 * scarce. One that was told to close says so.
 * @param {Answer} response
 */
function leaveOutConnection(response) {
  if (response.shouldKeepAlive && !response.hasHeader('connection')) response.removeHeader('connection');
}

/** @param {Answer} response @param {string} name @param {string} value */
function setMissing(response, name, value) {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

/**
 * The site's policy (by the middleware) and the hashes of a cached page (by the page cache) as one policy: two policies would
 * each have to allow what runs. A page that Next.js shows where the middleware does not look (a file that is not
 * there) is shown without scripts.
 * @param {number | string | readonly string[]} policy
 * @returns {string}
 */
function onePolicy(policy) {
  const policies = [policy].flat().map(String);
  const page = policies.find((one) => one.startsWith(OF_PAGE));
  const site = policies.find((one) => one !== page) ?? BARE_POLICY;
  if (page === undefined) return site;
  const hashes = page.match(/'sha256-[^']+'/g) ?? [];
  return site.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${hashes.join(' ')}`);
}

module.exports = { completeHeaders, onePolicy };
