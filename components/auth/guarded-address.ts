import { stripLocale } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { readAuthFlags } from '@/lib/routing/query-flags';

/** Unvalidated; null without one. The hash, which servers never see, is carried over by the browser. */
export function guardedAddress(): string | null {
  const { search, hash } = window.location;
  const { redirectUrl } = readAuthFlags(search);
  return redirectUrl === null || redirectUrl.includes('#') ? redirectUrl : `${redirectUrl}${hash}`;
}

/** Whether the guard redirected home within this document: the router would repeat it for anybody. */
export function isGuardRemembered(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isHome = stripLocale(window.location.pathname).path === paths.home();
  return isHome && guardedAddress() !== null && loaded !== undefined && !/[?&]redirectUrl=/.test(loaded.name);
}
