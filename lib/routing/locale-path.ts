import { isLocale, routing, type Locale } from '@/i18n/routing';

export interface LocatedPath {
  locale: Locale;
  /** The address without its locale prefix; query and hash stay. */
  path: string;
}

/**
 * Puts the locale in front of an address without prefix, which may carry query and hash. English never has a prefix
 * (R-ROUTE-02): `localePath('fr', '/?a=1')` is `/fr?a=1`.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === routing.defaultLocale) return path;
  return `/${locale}${path.startsWith('/') ? path.replace(/^\/(?=[?#]|$)/, '') : `/${path}`}`;
}

/** Takes a locale prefix off an address: `/fr/offers?a=1` → `fr`, `/offers?a=1`; without one the locale is English. */
export function stripLocale(path: string): LocatedPath {
  const prefix = localePrefixOf(path);
  if (prefix === null) return { locale: routing.defaultLocale, path };
  const rest = path.slice(prefix.length + 1);
  return { locale: prefix, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The locale written at the start of an address, or null when there is none. */
export function localePrefixOf(path: string): Locale | null {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(first) ? first : null;
}
