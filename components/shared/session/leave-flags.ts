import { removeStored } from '@/lib/browser/storage';
import { withoutAuthFlags } from '@/lib/routing/query-flags';

/** Removes the auth flags from the address once handled (R-GUARD-07). */
export function leaveFlagsBehind(): void {
  removeStored('show_popup_reg');
  const { pathname, search, hash } = window.location;
  const rest = withoutAuthFlags(search);
  // Without state in the call the router is notified; otherwise it would restore the flags.
  if (rest !== search) window.history.replaceState(null, '', `${pathname}${rest}${hash}`);
}
