import { entryQuery } from './entry-query';

/** Query flags that open the auth popup for a guest, and the return URL of a guarded page. */
export interface AuthFlags {
  type: 'registration' | 'authorization' | null;
  preventClose: boolean;
  /** Where a guest wanted to go before a guard redirected home; validated before use. */
  redirectUrl: string | null;
}

export const AUTH_FLAG_NAMES = ['show_popup_reg', 'show_popup_auth', 'prevent_close', 'redirectUrl'] as const;

/** Reads the flags of a query. A flag counts when present, unless its value is `0` or `false`. */
export function readAuthFlags(search: string): AuthFlags {
  const query = entryQuery(search);
  const redirectUrl = query.get('redirectUrl');
  const isRegistration = isSet(query.get('show_popup_reg'));
  const isAuthorization = isSet(query.get('show_popup_auth')) || redirectUrl !== null;
  return {
    type: isRegistration ? 'registration' : isAuthorization ? 'authorization' : null,
    preventClose: query.get('prevent_close') === '1',
    redirectUrl,
  };
}

function isSet(value: string | null): boolean {
  return value !== null && value !== '0' && value !== 'false';
}

/** The query without the flags, the rest unchanged; empty when nothing is left. */
export function withoutAuthFlags(search: string): string {
  return withoutNames(search, AUTH_FLAG_NAMES);
}

/** The other parameters are kept byte for byte, so that tracking values do not change. */
export function withoutNames(search: string, names: readonly string[]): string {
  const parts = search.replace(/^\?/, '').split('&');
  const remaining = parts.filter((part) => part !== '' && !names.includes(nameOf(part)));
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
}

/** Parsed after its own question mark, so that one within a name is kept. */
function nameOf(part: string): string {
  return new URLSearchParams(`?${part}`).keys().next().value ?? '';
}

const MAX_PROMO_LENGTH = 100;

/** The promo code in a URL, trimmed; null when there is none (R-GUARD-12). */
export function readPromoCode(search: string): string | null {
  const code = entryQuery(search).get('promo_code')?.trim() ?? '';
  return code === '' || code.length > MAX_PROMO_LENGTH ? null : code;
}

/**
 * The campaign popup of a URL: `?popup={name}`, with `#popup-preview` as a preview (R-GUARD-13, R-OFFER-11). Spec
 * silent on the URL without the hash; chosen because the platform's preview flag can be absent.
 */
export function readCampaignPopup(
  search: string,
  hash: string,
): { sysname: string; isPreview: boolean } | null {
  const sysname = new URLSearchParams(search).get('popup') ?? '';
  return /^[\w-]{1,100}$/.test(sysname) ? { sysname, isPreview: hash === '#popup-preview' } : null;
}
