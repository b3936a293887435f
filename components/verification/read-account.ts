import { reactToError } from '@/components/shared/feedback/error-reactions';
import { readAccountInfo } from '@/lib/session/read-account';
import { useSession } from '@/stores/session';

/**
 * Refetches the account; on failure the last known one stays. A fatal response and a lost session take effect all the
 * same.
 */
export async function readAccount(): Promise<void> {
  try {
    useSession.getState().setUser(await readAccountInfo());
  } catch (error) {
    // The state shown is the one known before; the next look requests it again.
    await reactToError(error, 'log');
  }
}
