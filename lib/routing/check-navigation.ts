import { parseUrl } from './parse-url';

/** Placeholder for the site's origin: only whether a URL stays on it matters. `.invalid` is never a real host. */
export const OWN_ORIGIN = 'http://site.invalid';

export const EXTERNAL_REFUSED = 'Navigating to an external URL is not allowed by default.';
export const PROTOCOL_REFUSED = 'Cannot navigate to a URL with the protocol';

/** A refused navigation (R-GUARD-18, R-GUARD-19). */
export class NavigationRefused extends Error {
  override name = 'NavigationRefused';
}

/**
 * Validates a navigation and returns its URL. It refuses URLs that do not parse (R-GUARD-20), protocols other than
 * http and https, and other sites' URLs unless they are explicitly allowed.
 * @param options.origin Own origin; an absolute URL on it counts as internal.
 * @throws NavigationRefused with the message of R-GUARD-18 or R-GUARD-19.
 */
export function checkNavigation(
  url: string,
  { isExternalAllowed = false, origin = OWN_ORIGIN }: { isExternalAllowed?: boolean; origin?: string } = {},
): string {
  const target = parseUrl(url, origin);
  if (target === null) throw new NavigationRefused(EXTERNAL_REFUSED);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new NavigationRefused(`${PROTOCOL_REFUSED} ${target.protocol}`);
  }
  if (target.origin !== new URL(origin).origin && !isExternalAllowed) {
    throw new NavigationRefused(EXTERNAL_REFUSED);
  }
  return url;
}
