import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { log } from '@/lib/log';
import { hashSource } from '@/server/html/policy-hashes.mjs';
import { DRAFT_COOKIE } from '@/server/next-internals/draft-mode.mjs';
import { GOES_ON, REWRITTEN } from '@/server/next-internals/response-headers.mjs';
import { shared } from '@/server/shared-state.mjs';
import { PRIVATE_NO_STORE } from './responses';
import { createContext, type Step, type StepContext } from './context';
import { isGuarded } from './guest-guard';
import { pageHeaders } from './page-headers';
import { isPreviewCookie } from './preview-cookie.server';
import { readySettings } from '@/lib/site-settings/settings.server';

const POLICY_HEADER = 'content-security-policy';
const NONCE_BYTES = 16;

/**
 * Runs the steps in order; the first response ends the request. A step that throws is logged and skipped: a request
 * never fails because of the middleware.
 *
 * `inlineScripts` are the texts of inline scripts on every page, admitted by hash: on a page rendered per request
 * Next.js adds the nonce to its own scripts only.
 */
export function compose(
  steps: Readonly<Record<string, Step>>,
  inlineScripts: readonly string[] = [],
): (request: NextRequest) => Promise<Response> {
  const ordered = Object.entries(steps);
  const hashes = inlineScripts.map(hashSource);
  shared.ownScripts = new Set(inlineScripts);
  return async (request) => {
    const context = createContext(request, await readySettings());
    const preview = request.cookies.get(DRAFT_COOKIE)?.value;
    for (const [name, value] of Object.entries(pageHeaders(context.sitePath, preview !== undefined))) {
      context.responseHeaders.set(name, value);
    }
    context.isDynamic = await isPreviewCookie(preview);
    const response = await firstResponse(ordered, context);
    // Whichever step responds: a redirect or refusal on a player's path is as private as the page.
    if (isGuarded(context)) response.headers.set('cache-control', PRIVATE_NO_STORE);
    return withPolicy(withHeaders(response, context.responseHeaders), context, hashes);
  };
}

async function firstResponse(
  steps: readonly (readonly [string, Step])[],
  context: StepContext,
): Promise<Response> {
  for (const [name, step] of steps) {
    const response = await runStep(name, step, context);
    if (response !== undefined) return response;
  }
  return NextResponse.next();
}

/**
 * Sets the content security policy. A page rendered per request gets a nonce on its inline scripts, passed on in a
 * request header; for a cached page the server adds the hashes from the page cache when it is sent. Its policy
 * contains only the nonce for rendering: Next.js writes it into the page, and the page cache removes it.
 */
function withPolicy(response: Response, context: StepContext, hashes: readonly string[]): Response {
  const policy = context.settings.contentPolicy(
    context.isDynamic ? [newNonce(), ...hashes] : renderingNonce(context.request),
  );
  if (!response.headers.has(POLICY_HEADER)) response.headers.set(POLICY_HEADER, policy);
  return context.isDynamic ? withRenderingPolicy(response, context.request, policy) : response;
}

/** The server assigned it to the render of a cached page, and removes it before the response is sent. */
function renderingNonce({ headers }: NextRequest): string[] {
  const source = /^script-src ('nonce-[\w+/=]+')$/.exec(headers.get(POLICY_HEADER) ?? '')?.[1];
  return source === undefined ? [] : [source];
}

function newNonce(): string {
  return `'nonce-${randomBytes(NONCE_BYTES).toString('base64')}'`;
}

/** Next.js takes the nonce of a render from the policy of its request. */
function withRenderingPolicy(response: Response, request: NextRequest, policy: string): Response {
  if (!response.headers.has(GOES_ON) && !response.headers.has(REWRITTEN)) return response;
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  NextResponse.next({ request: { headers } }).headers.forEach((line, key) => {
    if (key !== GOES_ON) response.headers.set(key, line);
  });
  return response;
}

async function runStep(name: string, step: Step, context: StepContext): Promise<Response | undefined> {
  try {
    return await step(context);
  } catch (error) {
    log.once(`middleware-${name}`, 'error', 'middleware-step-failed', { step: name, reason: String(error) });
    return undefined;
  }
}

function withHeaders(response: Response, headers: Headers): Response {
  headers.forEach((value, name) => {
    if (!response.headers.has(name)) response.headers.set(name, value);
  });
  return response;
}
