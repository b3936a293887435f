import { isLocale, routing, type Locale } from '@/i18n/routing';

export interface LocatedPath {
  locale: Locale;
  /** The path without its locale prefix; query and hash stay. */
  path: string;
}

/** `path` may have query and hash. English has no prefix (R-ROUTE-02): `('fr', '/?a=1')` gives `/fr?a=1`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === routing.defaultLocale) return path;
  return `/${locale}${path.startsWith('/') ? path.replace(/^\/(?=[?#]|$)/, '') : `/${path}`}`;
}

/** Removes a locale prefix from a path: `/fr/offers?a=1` → `fr`, `/offers?a=1`; without one the locale is English. */
export function stripLocale(path: string): LocatedPath {
  const prefix = localePrefixOf(path);
  if (prefix === null) return { locale: routing.defaultLocale, path };
  // Two slashes after the locale would name another host.
  return { locale: prefix, path: `/${path.slice(prefix.length + 1).replace(/^[/\\]+/, '')}` };
}

export function localePrefixOf(path: string): Locale | null {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(first) ? first : null;
}
