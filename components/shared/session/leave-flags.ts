import { removeStored } from '@/lib/browser/storage';
import { AUTH_FLAG_NAMES } from '@/lib/routing/query-flags';
import { removeFromAddress } from '@/lib/routing/remove-from-address';

/** Removes the auth flags from the address once handled (R-GUARD-07). */
export function leaveFlagsBehind(): void {
  removeStored('show_popup_reg');
  removeFromAddress(AUTH_FLAG_NAMES);
}
