/** Query flags that open the auth popup for a guest (Spec §2), and the address a guarded page asked to come back to. */
export interface AuthFlags {
  type: 'registration' | 'authorization' | null;
  preventClose: boolean;
  /** Where a guest was going before a guard led home; checked before use. */
  redirectUrl: string | null;
}

const FLAG_NAMES = ['show_popup_reg', 'show_popup_auth', 'prevent_close', 'redirectUrl'] as const;

/** Reads the flags of a query. A flag counts when it is there, unless it says `0` or `false`. */
export function readAuthFlags(search: string): AuthFlags {
  const query = new URLSearchParams(search);
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

/** The query without the flags, everything else in its place; empty text when nothing is left. */
export function withoutAuthFlags(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of FLAG_NAMES) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
