import { hasLaunchData } from '@/lib/mini-app/launch-mark';

/**
 * Removes the signed launch data from the address for good. They were first removed before the router was listening: it
 * may have restored its own address since, and learns of the clean one here.
 */
export function leaveLaunchBehind(): void {
  const { pathname, search, hash } = window.location;
  const rest = hasLaunchData(hash) ? '' : hash;
  window.history.replaceState(null, '', `${pathname}${search}${rest}`);
}
