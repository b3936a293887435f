import { removeStored } from '@/lib/browser/storage';
import { withoutAuthFlags } from '@/lib/routing/query-flags';

/** Takes the auth flags off the address once they have done their work (R-GUARD-07). */
export function leaveFlagsBehind(): void {
  removeStored('show_popup_reg');
  const { pathname, search, hash } = window.location;
  const rest = withoutAuthFlags(search);
  // Without a state of its own the call notifies the router, which would otherwise bring the flags back.
  if (rest !== search) window.history.replaceState(null, '', `${pathname}${rest}${hash}`);
}
