import { stripLocale } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { readAuthFlags } from '@/lib/routing/query-flags';

/**
 * The address a guard redirected from, unvalidated; null without one. Servers never see the hash: the browser carries
 * it over to the redirect target.
 */
export function guardedAddress(): string | null {
  const { search, hash } = window.location;
  const { redirectUrl } = readAuthFlags(search);
  return redirectUrl === null || redirectUrl.includes('#') ? redirectUrl : `${redirectUrl}${hash}`;
}

/**
 * Whether the guard redirected home within this document: the router then caches its redirect for that address and
 * would repeat it whoever is signed in.
 */
export function isGuardRemembered(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isHome = stripLocale(window.location.pathname).path === paths.home();
  return isHome && guardedAddress() !== null && loaded !== undefined && !/[?&]redirectUrl=/.test(loaded.name);
}
