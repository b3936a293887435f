import { openDialog } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';

/** A click before favourites can be changed: asks a guest to sign in, once the session is known. */
export async function askToSignIn(): Promise<void> {
  if ((await knownStatus()) !== 'player') await openDialog('auth', { type: 'authorization' });
}
