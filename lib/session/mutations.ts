import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { requireDone } from '@/lib/platform/require-done';
import { reportIdentity } from './analytics-identity';
import { logout } from './api';
import { reportLogoutError } from './login-analytics';

/**
 * Ends the session on the platform and clears the identity of analytics (R-AUTH-09), or reports a failure (R-AUTH-12).
 * @returns Whether it has ended: the platform confirmed it, or no longer knows the session. False also without a
 * response before `signal` was aborted.
 */
export async function logOut(signal: AbortSignal): Promise<boolean> {
  try {
    requireDone(logout.name, await actPlatform.call(logout, {}, { signal }));
  } catch (error) {
    // Another tab was faster: not a failure.
    const hasEnded = error instanceof PlatformError && error.type === 'AuthorizationException';
    if (!hasEnded) {
      reportLogoutError(error);
      return false;
    }
  }
  reportIdentity(0, true);
  return true;
}
