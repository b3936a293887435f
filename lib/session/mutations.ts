import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { requireDone } from '@/lib/platform/require-done';
import { logout } from './api';
import { reportLogoutError } from './login-analytics';

/**
 * Ends the session on the platform (R-AUTH-09), and reports a failure to analytics (R-AUTH-12).
 * @returns Whether it has ended: the platform confirmed it, or no longer knows the session. False also without a
 * response before `signal` was aborted.
 */
export async function logOut(signal: AbortSignal): Promise<boolean> {
  try {
    requireDone(logout.name, await actPlatform.call(logout, {}, { signal }));
    return true;
  } catch (error) {
    const hasEnded = error instanceof PlatformError && error.type === 'AuthorizationException';
    // Another tab was faster: not a failure.
    if (!hasEnded) reportLogoutError(error);
    return hasEnded;
  }
}
