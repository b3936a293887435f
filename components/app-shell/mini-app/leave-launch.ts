import { hasLaunchData } from '@/lib/mini-app/launch-mark';

/**
 * Takes the signed launch data off the address for good. They were taken off before the router was listening: it may
 * have written its own address since, and learns of the clean one here.
 */
export function leaveLaunchBehind(): void {
  const { pathname, search, hash } = window.location;
  const rest = hasLaunchData(hash) ? '' : hash;
  window.history.replaceState(null, '', `${pathname}${search}${rest}`);
}
