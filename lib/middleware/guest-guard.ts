import { NextResponse } from 'next/server';
import { isRecord } from '@/lib/is-record';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';
import { hasSession } from '@/lib/platform/has-session';
import { sameSitePath } from '@/lib/routing/external';
import { GUARDED_SEGMENTS } from '@/lib/routing/guarded-segments';
import { localePath, stripLocale } from '@/lib/routing/locale-path';
import { isKnownRoute } from '@/lib/routing/route-patterns';
import { isSignedOut } from '@/lib/platform/is-signed-out';
import { logFailedRead, reasonOf } from '@/lib/upstream/failed-read';
import { isFramed } from '@/lib/upstream/is-framed';
import { UpstreamFailure } from '@/lib/upstream/request.server';
import { visitorHeaders } from '@/lib/upstream/gateway-headers';
import { PRIVATE_NO_STORE, rewriteTo } from './responses';
import { requestPlatform } from '@/lib/site-settings/request-platform.server';
import type { Step, StepContext } from './context';
import { isDocument } from './is-document';
import { rememberVisitor } from '@/lib/upstream/known-visitor.server';

const SESSION_LIMIT_MS = 2_000;

/** Until a retry of a page that could not be rendered. */
const RETRY_AFTER_SECONDS = 5;

/** By the platform's response about the visitor. */
const FALLBACKS = {
  blocked: { page: 'userBlocked', status: 403 },
  forbidden: { page: 'forbidden', status: 403 },
  maintenance: { page: 'maintenance', status: 503 },
  unavailable: { page: 'notFound', status: 503 },
} as const;

type Verdict = 'player' | 'guest' | keyof typeof FALLBACKS;

/**
 * Redirects guests from a player's path to the locale's home page, with the path in `redirectUrl` (R-GUARD-01).
 * Without a session cookie the platform is not asked. If it does not say who is signed in, a document request gets a
 * complete error page: an error thrown by the page would arrive as an empty document that only scripts can fill
 * (decision 0015). For a client-side navigation the page decides.
 */
export const guestGuard: Step = async (context) => {
  if (!isGuarded(context)) return undefined;
  context.responseHeaders.set('cache-control', PRIVATE_NO_STORE);
  context.responseHeaders.set('x-frame-options', 'SAMEORIGIN');
  const verdict = await judgeVisitor(context);
  context.isDynamic ||= verdict !== 'player' || isPlayersPage(context);
  if (verdict === 'player') return undefined;
  if (verdict !== 'guest')
    return isDocument(context.request) ? fallbackResponse(context, verdict) : undefined;
  const home = new URL(localePath(context.locale, '/'), context.url);
  home.search = `?redirectUrl=${encodeURIComponent(returnAddress(context))}`;
  return NextResponse.redirect(home, { status: 307, headers: { 'cache-control': PRIVATE_NO_STORE } });
};

/** True for a player's path in any spelling, normalised or not. */
export function isGuarded({ decoded, sitePath }: StepContext): boolean {
  const path = decoded === null ? sitePath : stripLocale(decoded).path;
  return path
    .split(/[/\\]/)
    .some((segment) => GUARDED_SEGMENTS.has((segment.split(';')[0] ?? '').toLowerCase()));
}

/** Other guarded paths show pages that are cached for all: the not-found page, or a game called `bets`. */
function isPlayersPage({ sitePath }: StepContext): boolean {
  return GUARDED_SEGMENTS.has(sitePath.split('/')[1] ?? '') && isKnownRoute(sitePath);
}

async function judgeVisitor(context: StepContext): Promise<Verdict> {
  if (!hasSession(context.request.headers)) return 'guest';
  const since = performance.now();
  const first = await readInfo(context);
  // A broken connection is retried once; a timeout is not, because the visitor has waited long enough.
  return first instanceof UpstreamFailure && first.reason !== 'timeout'
    ? toVerdict(await readInfo(context), since)
    : toVerdict(first, since);
}

async function readInfo(context: StepContext): Promise<unknown> {
  const { request, locale } = context;
  try {
    const info = await requestPlatform({
      method: 'account.getInfo',
      locale,
      headers: visitorHeaders(request.headers),
      isFramed: isFramed(request.headers),
      timeoutMs: SESSION_LIMIT_MS,
    });
    if (isPlayersPage(context)) rememberVisitor(info);
    return readUid(info);
  } catch (error) {
    return error;
  }
}

function toVerdict(result: unknown, since: number): Verdict {
  if (typeof result === 'number') return result > 0 ? 'player' : 'guest';
  if (result instanceof PlatformError && isSignedOut(result)) return 'guest';
  const failed = { side: 'platform', since, ...reasonOf(result) } as const;
  logFailedRead('guard-unanswered', { method: 'account.getInfo' }, failed);
  return (result instanceof PlatformError ? fatalPage(result) : null) ?? 'unavailable';
}

function fallbackResponse(context: StepContext, verdict: keyof typeof FALLBACKS): Response {
  const { page, status } = FALLBACKS[verdict];
  const headers = {
    'cache-control': PRIVATE_NO_STORE,
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
  };
  return rewriteTo(context, `/${context.locale}/_system/${page}`, { status, headers });
}

function readUid(info: unknown): number {
  return isRecord(info) ? Number(info.uid ?? 0) : 0;
}

/** Path with locale prefix and query, without a query that would be too long to return to. */
function returnAddress({ locale, sitePath, query }: StepContext): string {
  const path = localePath(locale, sitePath);
  return sameSitePath(`${path}${query}`) ?? sameSitePath(path) ?? localePath(locale, '/');
}
