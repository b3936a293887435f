import { stripLocale } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { readAuthFlags } from '@/lib/routing/query-flags';

/**
 * The address a guard led away from, unchecked; null where none did. No server sees its hash: the browser has carried it
 * along to the page the guard led to.
 */
export function guardedAddress(): string | null {
  const { search, hash } = window.location;
  const { redirectUrl } = readAuthFlags(search);
  return redirectUrl === null || redirectUrl.includes('#') ? redirectUrl : `${redirectUrl}${hash}`;
}

/**
 * Whether the guard led home within this document. The router then remembers its redirect for the address, and would
 * lead home again whoever is signed in.
 */
export function isGuardRemembered(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isHome = stripLocale(window.location.pathname).path === paths.home();
  return isHome && guardedAddress() !== null && loaded !== undefined && !/[?&]redirectUrl=/.test(loaded.name);
}
