import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import { log } from '@/lib/log';
import { PlatformError } from '@/lib/platform/error';
import { sameSitePath } from '@/lib/routing/external';
import { localePath, stripLocale } from '@/lib/routing/locale-path';
import { PRIVATE_NO_STORE } from './answers';
import { askPlatform } from './ask-platform.server';
import type { Step, StepContext } from './context';

/** Whole path segments that are for players only (R-GUARD-01). */
const GUARDED: ReadonlySet<string> = new Set(['bets', 'cashier', 'profile', 'responsible-game']);
const SESSION_COOKIE = 'sid';
const SESSION_LIMIT_MS = 2_000;
/** What the platform may need to recognise a visitor's session. */
const VISITOR_HEADERS = ['cookie', 'user-agent', 'accept-language', 'x-forwarded-for'] as const;

/**
 * Leads guests from a player's address to the locale's home, the address kept in `redirectUrl` (R-GUARD-01). Without a
 * session cookie nobody is asked. When the platform does not answer, the page decides: it asks again by itself.
 */
export const guestGuard: Step = async (context) => {
  if (!isGuarded(context)) return undefined;
  context.isMadeNow = true;
  context.responseHeaders.set('cache-control', PRIVATE_NO_STORE);
  context.responseHeaders.set('x-frame-options', 'SAMEORIGIN');
  if (await mayPass(context)) return undefined;
  const home = new URL(localePath(context.locale, '/'), context.url);
  home.search = `?redirectUrl=${encodeURIComponent(returnAddress(context))}`;
  return NextResponse.redirect(home, { status: 307, headers: { 'cache-control': PRIVATE_NO_STORE } });
};

function isGuarded({ decoded, sitePath }: StepContext): boolean {
  const path = decoded === null ? sitePath : stripLocale(decoded).path;
  return path.split(/[/\\]/).some((segment) => GUARDED.has((segment.split(';')[0] ?? '').toLowerCase()));
}

async function mayPass({ request, locale }: StepContext): Promise<boolean> {
  if (!request.cookies.get(SESSION_COOKIE)?.value) return false;
  try {
    const info = await askPlatform({
      method: 'account.getInfo',
      locale,
      headers: visitorHeaders(request),
      timeoutMs: SESSION_LIMIT_MS,
    });
    return readUid(info) > 0;
  } catch (error) {
    if (error instanceof PlatformError && error.type === 'AuthorizationException') return false;
    log.once('guard-unanswered', 'warn', 'guard-unanswered', { reason: String(error) });
    return true;
  }
}

function visitorHeaders(request: NextRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of VISITOR_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

function readUid(info: unknown): number {
  return typeof info === 'object' && info !== null && 'uid' in info ? Number(info.uid) : 0;
}

/** Path with locale prefix and query; without the query where both together would be too long to come back to. */
function returnAddress({ locale, sitePath, url }: StepContext): string {
  const path = localePath(locale, sitePath);
  return sameSitePath(`${path}${url.search}`) ?? sameSitePath(path) ?? localePath(locale, '/');
}
