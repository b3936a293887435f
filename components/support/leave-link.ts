import { withoutNames } from '@/lib/routing/query-flags';

/** Removes contact and code of an e-mail's link from the address, which third-party scripts read. */
export function leaveLinkBehind(): void {
  const { pathname, search, hash } = window.location;
  const rest = withoutNames(search, ['contact', 'code']);
  // Without state in the call the router is notified; otherwise it would restore the link.
  if (rest !== search) window.history.replaceState(null, '', `${pathname}${rest}${hash}`);
}
