import { reactToError } from '@/components/shared/feedback/error-reactions';
import { actPlatform } from '@/lib/platform/act';
import { getInfo } from '@/lib/session/api';
import { useSession } from '@/stores/session';

/** Reads the account anew; on failure the last known one stays. A fatal answer and a lost session act all the same. */
export async function readAccount(): Promise<void> {
  try {
    useSession.getState().setUser(await actPlatform.call(getInfo, {}));
  } catch (error) {
    // The state shown is the one known before; the next look asks again.
    await reactToError(error, 'log');
  }
}
