import { PREVIEW_COOKIE } from '@/server/agreed-names.mjs';
import { DRAFT_COOKIE } from '@/server/next-internals/draft-mode.mjs';

/** Which headers pass the gateway besides the cookies. Both lists are complete. */
const PASSED_ON = [
  'user-agent',
  'accept',
  'accept-language',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'if-none-match',
  'if-modified-since',
  'range',
] as const;

const PASSED_BACK = ['content-type', 'location', 'retry-after'] as const;
/** A file neither redirects nor signs anybody in. */
const PASSED_BACK_WITH_MEDIA = [
  'content-type',
  'retry-after',
  'cache-control',
  'etag',
  'last-modified',
  'content-length',
  'content-range',
] as const;

/** What the platform may need to recognise a visitor's session, besides the cookies. */
const OF_VISITOR = ['user-agent', 'accept-language', 'x-forwarded-for'] as const;

/** Cookies for the content system and the site itself: a visitor's own content token, and an editor's preview. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  'strapi_jwt',
  DRAFT_COOKIE,
  ...Object.values(PREVIEW_COOKIE),
]);

type RawHeaders = Record<string, string | string[] | undefined>;

export function headersToUpstream(request: Request, hasBody: boolean): Record<string, string> {
  const cookie = platformCookies(request.headers.get('cookie') ?? '');
  const names = hasBody ? [...PASSED_ON, 'content-type'] : PASSED_ON;
  return { ...(cookie === '' ? {} : { cookie }), ...pickHeaders(request.headers, names) };
}

/** Headers for the server's own platform calls on behalf of the visitor with the given ones. */
export function visitorHeaders(given: Pick<Headers, 'get'>): Record<string, string> {
  return { cookie: platformCookies(given.get('cookie') ?? ''), ...pickHeaders(given, OF_VISITOR) };
}

/** Those of the named headers that are there. */
export function pickHeaders(from: Pick<Headers, 'get'>, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, from.get(name)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** The cookies that concern the platform: without those that open drafts. May be empty. */
export function platformCookies(header: string): string {
  return header
    .split(';')
    .filter((pair) => !KEPT_BACK.has((pair.split('=')[0] ?? '').trim()))
    .join(';')
    .trim();
}

/** Headers of the response; every `Set-Cookie` becomes host-only, and a third-party one is partitioned. */
export function headersToBrowser(from: RawHeaders, isMedia: boolean): Headers {
  const headers = new Headers();
  const names = isMedia ? PASSED_BACK_WITH_MEDIA : PASSED_BACK;
  for (const name of names) {
    const value = from[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const cookies = isMedia ? undefined : from['set-cookie'];
  for (const cookie of cookies === undefined ? [] : [cookies].flat()) {
    headers.append('set-cookie', ownCookie(cookie));
  }
  if (!isMedia) headers.set('cache-control', 'private, no-store');
  return headers;
}

/** Removes `Domain` from a cookie; one for frames on other sites gets `Partitioned`. */
export function ownCookie(cookie: string): string {
  const parts = cookie
    .split(';')
    .map((part) => part.trim())
    .filter((part, index) => part !== '' && (index === 0 || !/^domain\s*(=|$)/i.test(part)));
  const isThirdParty = parts.some((part) => /^samesite=none$/i.test(part));
  const isPartitioned = parts.some((part) => /^partitioned$/i.test(part));
  return [...parts, ...(isThirdParty && !isPartitioned ? ['Partitioned'] : [])].join('; ');
}
