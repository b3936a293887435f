import { actPlatform } from '@/lib/platform/act';
import { logout } from './api';

/**
 * Ends the session on the platform (R-AUTH-09).
 * @throws PlatformError when the platform refused, or did not respond before `signal` was aborted.
 */
export async function logOut(signal: AbortSignal): Promise<void> {
  await actPlatform.call(logout, {}, { signal });
}
