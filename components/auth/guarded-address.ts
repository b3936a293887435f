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
