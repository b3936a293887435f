import { parseUrl } from './parse-url';

/** Stands for the own site: only whether an address stays on it matters. `.invalid` can never be somebody's host. */
export const OWN_ORIGIN = 'http://site.invalid';

export const EXTERNAL_REFUSED = 'Navigating to an external URL is not allowed by default.';
export const PROTOCOL_REFUSED = 'Cannot navigate to a URL with the protocol';

/** A navigation that is not made (R-GUARD-18, R-GUARD-19). */
export class NavigationRefused extends Error {
  constructor(
    readonly reason: 'external' | 'protocol',
    message: string,
  ) {
    super(message);
    this.name = 'NavigationRefused';
  }
}

/**
 * Judges a navigation and gives the address back. Refused are addresses that do not parse as a URL (R-GUARD-20),
 * protocols other than http and https, and other sites' addresses unless they are explicitly allowed.
 * @param options.origin Own origin; an absolute address on it counts as internal.
 * @throws NavigationRefused, which says which of the two it is (R-GUARD-18, R-GUARD-19).
 */
export function checkNavigation(
  url: string,
  { isExternalAllowed = false, origin = OWN_ORIGIN }: { isExternalAllowed?: boolean; origin?: string } = {},
): string {
  const target = parseUrl(url, origin);
  if (target === null) throw new NavigationRefused('external', EXTERNAL_REFUSED);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new NavigationRefused('protocol', `${PROTOCOL_REFUSED} ${target.protocol}`);
  }
  if (target.origin !== new URL(origin).origin && !isExternalAllowed) {
    throw new NavigationRefused('external', EXTERNAL_REFUSED);
  }
  return url;
}
