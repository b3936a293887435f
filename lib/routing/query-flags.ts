import { entryQuery } from './entry-query';

/** Query flags that open the auth popup for a guest, and the address a guarded page asked to come back to. */
export interface AuthFlags {
  type: 'registration' | 'authorization' | null;
  preventClose: boolean;
  /** Where a guest was going before a guard led home; checked before use. */
  redirectUrl: string | null;
}

const FLAG_NAMES = ['show_popup_reg', 'show_popup_auth', 'prevent_close', 'redirectUrl'] as const;

/** Reads the flags of a query. A flag counts when it is there, unless it says `0` or `false`. */
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

/** The query without the flags, everything else as it was written; empty text when nothing is left. */
export function withoutAuthFlags(search: string): string {
  return withoutNames(search, FLAG_NAMES);
}

/** The query without the named parameters; the others keep every byte, so that tracking values stay what they are. */
export function withoutNames(search: string, names: readonly string[]): string {
  const parts = search.replace(/^\?/, '').split('&');
  const remaining = parts.filter((part) => part !== '' && !names.includes(nameOf(part)));
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
}

/** Behind a question mark of its own, so that one within a name stays. */
function nameOf(part: string): string {
  return new URLSearchParams(`?${part}`).keys().next().value ?? '';
}

const MAX_PROMO_LENGTH = 100;

/** The promo code an address carries, without outer blanks; null when there is none (R-GUARD-12). */
export function readPromoCode(search: string): string | null {
  const code = entryQuery(search).get('promo_code')?.trim() ?? '';
  return code === '' || code.length > MAX_PROMO_LENGTH ? null : code;
}

/**
 * The campaign popup an address asks for: `?popup={name}` shows it, with `#popup-preview` as a preview (R-GUARD-13,
 * R-OFFER-11). Spec silent on the address without the hash; chosen because the platform's preview flag can be absent.
 */
export function readCampaignPopup(
  search: string,
  hash: string,
): { sysname: string; isPreview: boolean } | null {
  const sysname = new URLSearchParams(search).get('popup') ?? '';
  return /^[\w-]{1,100}$/.test(sysname) ? { sysname, isPreview: hash === '#popup-preview' } : null;
}
