import { reactToError, settleSession } from '@/components/shared/feedback/error-reactions';
import { readAccountInfo } from '@/lib/session/read-account';
import { selectIsPlayer, useSession } from '@/stores/session';

/**
 * Refetches the account; keeps the last known one on failure. Fatal responses and a lost session, which the platform
 * may answer with a guest's account, are still handled.
 */
export async function readAccount(): Promise<void> {
  try {
    const user = await readAccountInfo();
    const session = useSession.getState();
    if (user.uid > 0) session.setUser(user);
    else if (selectIsPlayer(session)) await settleSession();
  } catch (error) {
    // Keep the known state; the next poll retries.
    await reactToError(error, 'log');
  }
}
