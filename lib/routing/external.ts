import { OWN_ORIGIN } from './check-navigation';
import { decodedPart, decodedPath } from './encode';
import { localePath, stripLocale } from './locale-path';
import { isPageSegment, isServicePath, isSlug } from './known-routes';
import { parseUrl } from './parse-url';
import { DATA_QUERY } from '@/server/next-internals/page-data.mjs';

const MAX_RETURN_LENGTH = 2_048;
/** Suffixes Next.js appends to a page's path when it requests the page's data. */
const DATA_SUFFIXES = ['.prefetch.rsc', '.rsc', '.segments'] as const;
const FROM_ROOT = /^\/(?![/\\])/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE_CHARACTER = /[\u0000-\u001f\u007f\\]/;

/** Removes all of Next.js's data suffixes from a path: `/profile.rsc` → `/profile`. */
export function stripDataSuffix(pathname: string): string {
  const segmentsAt = pathname.search(/\.segments(?:\/|$)/);
  let bare = segmentsAt === -1 ? pathname : pathname.slice(0, segmentsAt);
  for (;;) {
    const suffix = DATA_SUFFIXES.find((known) => bare.endsWith(known));
    if (suffix === undefined) return bare || '/';
    bare = bare.slice(0, -suffix.length);
  }
}

/**
 * A return URL (`redirectUrl`, `backUrl`) as a path of this site; null for another origin, a service path, control
 * characters, or more than 2,048 characters. A nested `redirectUrl` and data suffixes are removed; the path is then
 * rebuilt and validated again, because `/.//host` only turns hostile at that point.
 */
export function sameSitePath(value: unknown): string | null {
  const url = typeof value === 'string' ? ownSiteUrl(value) : null;
  if (url === null) return null;
  const { locale, path } = stripLocale(stripDataSuffix(url.pathname));
  const rebuilt = localePath(locale, `${path}${withoutNested(url.search)}${url.hash}`);
  return isFinal(rebuilt) && !mayBeService(path) ? rebuilt : null;
}

/** The one check of a return URL: its path, or `fallback` if it is not a page of this site. Never throws. */
export function safeReturnPath(value: unknown, fallback = '/'): string {
  const path = sameSitePath(value);
  return path !== null && isKnownPage(path) ? path : fallback;
}

/** Whether a browser follows a path of this site as written: remaining dot segments would resolve to another path. */
function isFinal(address: string): boolean {
  const url = ownSiteUrl(address);
  return url !== null && `${url.pathname}${url.search}${url.hash}` === address;
}

/** Parses a plain path of this site; null for anything else. */
function ownSiteUrl(address: string): URL | null {
  const url = isPlainPath(address) ? parseUrl(address, OWN_ORIGIN) : null;
  return url?.origin === OWN_ORIGIN ? url : null;
}

/** Whether a path belongs to a service, or may conceal one with percent encoding. */
function mayBeService(path: string): boolean {
  const decoded = decodedPart(path);
  return decoded === null || !isPlainPath(decoded) || isServicePath(decoded);
}

function isPlainPath(value: string): boolean {
  return value.length <= MAX_RETURN_LENGTH && FROM_ROOT.test(value) && !UNSAFE_CHARACTER.test(value);
}

function isKnownPage(address: string): boolean {
  const segments = (decodedPart(stripLocale(address).path.replace(/[?#].*$/, '')) ?? '').split('/').slice(1);
  const first = segments[0] ?? '';
  if (first === '' || isPageSegment(first)) return true;
  return segments.length === 1 && isSlug(first);
}

function withoutNested(search: string): string {
  const parts = search.slice(1).split('&');
  const remaining = parts.filter((part) => part !== '' && !isReturnName(part.split('=', 1)[0] ?? ''));
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
}

function isReturnName(name: string): boolean {
  const plain = decodedPath(name).toLowerCase();
  return plain === 'redirecturl' || plain === DATA_QUERY;
}
