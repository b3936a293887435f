import { reactToError } from '@/components/shared/feedback/error-reactions';
import { readAccountInfo } from '@/lib/session/read-account';
import { useSession } from '@/stores/session';

/** Refetches the account; keeps the last known one on failure. Fatal responses and a lost session are still handled. */
export async function readAccount(): Promise<void> {
  try {
    useSession.getState().setUser(await readAccountInfo());
  } catch (error) {
    // Keep the known state; the next poll retries.
    await reactToError(error, 'log');
  }
}
