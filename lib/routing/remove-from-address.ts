import { withoutNames } from './query-flags';

/**
 * Removes parameters from the query of the page's address once they are handled; browser only.
 * @returns Whether the address had any of them.
 */
export function removeFromAddress(names: readonly string[]): boolean {
  const { pathname, search, hash } = window.location;
  const rest = withoutNames(search, names);
  if (rest === search) return false;
  // Without state in the call the router is notified; otherwise it would restore the old address.
  window.history.replaceState(null, '', `${pathname}${rest}${hash}`);
  return true;
}
