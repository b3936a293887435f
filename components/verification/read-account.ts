import { actPlatform } from '@/lib/platform/act';
import { getInfo } from '@/lib/session/api';
import { useSession } from '@/stores/session';

/** Reads the account anew; on failure the last known one stays. */
export async function readAccount(): Promise<void> {
  try {
    useSession.getState().setUser(await actPlatform.call(getInfo, {}));
  } catch {
    // The state shown is the one known before; the next page load asks again.
  }
}
