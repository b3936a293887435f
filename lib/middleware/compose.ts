import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { log } from '@/lib/log';
import { hashSource } from '@/server/html/policy-hashes.mjs';
import { DRAFT_COOKIE } from '@/server/next-internals/draft-mode.mjs';
import { GOES_ON, REWRITTEN } from '@/server/next-internals/response-headers.mjs';
import { shared } from '@/server/shared-state.mjs';
import { PRIVATE_NO_STORE } from './answers';
import { createContext, type Step, type StepContext } from './context';
import { isGuarded } from './guest-guard';
import { pageHeaders } from './page-headers';
import { isPreviewCookie } from './preview-cookie.server';
import { readySettings } from '@/lib/site-settings/settings.server';

const POLICY_HEADER = 'content-security-policy';
const NONCE_BYTES = 16;

/**
 * Runs the steps in the order they are written down; the first answer ends the request. A step that fails is logged and
 * passed over: a request never ends in an error because of the middleware.
 *
 * `inlineScripts` are texts of inline scripts on every page. On a page rendered for one request Next.js adds the nonce
 * to its own scripts only, so these are admitted by hash.
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
    context.isMadeNow = await isPreviewCookie(preview);
    const answer = await firstAnswer(ordered, context);
    // Whichever step answers: a redirect or refusal of a player's address is as private as its page.
    if (isGuarded(context)) answer.headers.set('cache-control', PRIVATE_NO_STORE);
    return withPolicy(withHeaders(answer, context.responseHeaders), context, hashes);
  };
}

async function firstAnswer(
  steps: readonly (readonly [string, Step])[],
  context: StepContext,
): Promise<Response> {
  for (const [name, step] of steps) {
    const answer = await runStep(name, step, context);
    if (answer !== undefined) return answer;
  }
  return NextResponse.next();
}

/**
 * The content policy. A page rendered for one request gets a nonce on its inline scripts, passed on in a request header; for
 * a cached page the server adds the hashes from the page cache when it is sent. Its policy contains no nonce but that of
 * the rendering: Next.js writes it into the page, and the page cache takes it out.
 */
function withPolicy(answer: Response, context: StepContext, hashes: readonly string[]): Response {
  const policy = context.settings.contentPolicy(
    context.isMadeNow ? [newNonce(), ...hashes] : renderingNonce(context.request),
  );
  if (!answer.headers.has(POLICY_HEADER)) answer.headers.set(POLICY_HEADER, policy);
  return context.isMadeNow ? withRequestHeader(answer, context.request, POLICY_HEADER, policy) : answer;
}

/**
 * The nonce that the server gave the rendering of a cached page, which only this answer's policy hands on to it; the server
 * takes it out before the answer is sent.
 */
function renderingNonce({ headers }: NextRequest): string[] {
  const source = /^script-src ('nonce-[\w+/=]+')$/.exec(headers.get(POLICY_HEADER) ?? '')?.[1];
  return source === undefined ? [] : [source];
}

function newNonce(): string {
  return `'nonce-${randomBytes(NONCE_BYTES).toString('base64')}'`;
}

/** Hands a page of the app one more request header. Answers of the middleware itself reach no page. */
function withRequestHeader(answer: Response, request: NextRequest, name: string, value: string): Response {
  if (!answer.headers.has(GOES_ON) && !answer.headers.has(REWRITTEN)) return answer;
  const headers = new Headers(request.headers);
  headers.set(name, value);
  NextResponse.next({ request: { headers } }).headers.forEach((line, key) => {
    if (key !== GOES_ON) answer.headers.set(key, line);
  });
  return answer;
}

async function runStep(name: string, step: Step, context: StepContext): Promise<Response | undefined> {
  try {
    return await step(context);
  } catch (error) {
    log.once(`middleware-${name}`, 'error', 'middleware-step-failed', { step: name, reason: String(error) });
    return undefined;
  }
}

function withHeaders(answer: Response, headers: Headers): Response {
  headers.forEach((value, name) => {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  });
  return answer;
}
