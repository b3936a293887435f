import { platformCookies } from './platform-cookies';

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

type RawHeaders = Record<string, string | string[] | undefined>;

export function headersToUpstream(request: Request, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const cookie = platformCookies(request.headers.get('cookie') ?? '');
  if (cookie !== '') headers.cookie = cookie;
  for (const name of PASSED_ON) copy(request.headers, headers, name);
  if (hasBody) copy(request.headers, headers, 'content-type');
  return headers;
}

function copy(from: Headers, to: Record<string, string>, name: string): void {
  const value = from.get(name);
  if (value !== null) to[name] = value;
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
