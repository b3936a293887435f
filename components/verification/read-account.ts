import { reactToError, settleSession } from '@/components/shared/feedback/error-reactions';
import { readAccountInfo } from '@/lib/session/read-account';
import { selectIsPlayer, useSession } from '@/stores/session';

/** Refetches the account, or keeps the last known one. Fatal responses and a lost session still take effect. */
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
