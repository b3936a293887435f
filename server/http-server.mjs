// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { BuildFiles } from './build-files.mjs';
import { respondHealth } from './health.mjs';
import { log } from './log.mjs';
import { giveNonce } from './html/render-nonce.mjs';
import { isPage, PageLoad, shedLoad } from './load-shedding.mjs';
import { MicroCache } from './micro-cache.mjs';
import { dropUnreadableState } from './next-internals/router-state.mjs';
import { PageCompression } from './page-compression.mjs';
import { requireProof } from './preview-proof.mjs';
import { identify, REQUEST_ID } from './request-id.mjs';
import { checkTarget } from './request-target.mjs';
import { SiteResponse } from './response.mjs';
import { serverSettings } from './settings.mjs';
import { shared } from './shared-state.mjs';
import { noteAddress } from './visitor-address.mjs';

/** @import { Request, Site, Step } from './types' */

/** Longer than a load balancer's idle timeout, so that this side never closes a connection under a request. */
const KEEP_ALIVE_MS = 70_000;
/** Next.js takes a nonce from them: no visitor may set one for a page that is cached for everybody. */
const POLICY_HEADERS = ['content-security-policy', 'content-security-policy-report-only'];
const BUILD_FOLDER = new URL('../.next/static', import.meta.url);

/**
 * The steps of every request before Next.js sees it; the first that responds ends it. They handle what Next.js would
 * answer with 500: TRACE fails before its middleware, and some router headers cannot be parsed.
 * @type {readonly Step[]}
 */
const STEPS = [
  identify,
  announceEnd,
  respondHealth,
  refuseTrace,
  checkTarget,
  noteAddress,
  requireProof,
  (request, response, { buildFiles }) => buildFiles?.serve(request, response),
  (request, response, { microCache }) => microCache?.serve(request, response),
  shedLoad,
  dropUnreadableState,
  preparePage,
];

/**
 * A server that passes each request through the steps and on to `handle`; it does not listen yet.
 * @param {(request: Request, response: SiteResponse) => Promise<unknown>} handle
 */
export function createSite(handle) {
  const settings = serverSettings();
  const { isProduction } = settings;
  /** @type {Site} */
  const site = {
    settings,
    phase: 'warming',
    acceptors: [],
    load: new PageLoad(settings.maxPagesInFlight),
    buildFiles: isProduction ? new BuildFiles(BUILD_FOLDER) : null,
    microCache: isProduction ? new MicroCache() : null,
    compression: isProduction ? new PageCompression() : null,
  };
  const requestScope = (shared.requestScope ??= new AsyncLocalStorage());
  Object.assign(shared, {
    pageLoad: site.load,
    microCache: site.microCache,
    pageCompression: site.compression,
  });
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.settings = settings;
    if (STEPS.some((step) => step(request, response, site))) return;
    const scope = { id: String(request.headers[REQUEST_ID]) };
    requestScope.run(scope, () => handle(request, response)).catch((error) => fail(request, response, error));
  });
  if (isProduction) {
    site.load.watch();
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    // No listener for `upgrade`: a request for another protocol gets its response in this one (RFC 9110, 7.8).
  }
  return { server, site };
}

/** @param {Request} request @param {SiteResponse} response @param {unknown} error */
function fail({ headers, url }, response, error) {
  const request = headers[REQUEST_ID];
  log('error', 'request-failed', { request, url: url?.split('?')[0], reason: String(error) });
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}

/** @type {Step} */
function announceEnd(_request, response, { phase }) {
  if (phase === 'draining') response.setHeader('connection', 'close');
}

/** Node.js itself refuses TRACK with 400 and closes connections for CONNECT. @type {Step} */
function refuseTrace({ method }, response) {
  if (method !== 'TRACE') return false;
  response.writeHead(405, { allow: 'GET, HEAD, POST', 'content-length': 0 }).end();
  return true;
}

/** @type {Step} */
function preparePage(request, response, { settings, compression }) {
  for (const name of POLICY_HEADERS) delete request.headers[name];
  response.expect(request);
  if (!isPage(request)) return;
  if (settings.isProduction) giveNonce(request, response);
  compression?.watch(request, response);
}
