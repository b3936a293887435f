import { guardedAddress } from '@/components/auth/guarded-address';
import { settleSession } from '@/components/shared/feedback/error-reactions';
import { openAddress } from '@/components/shared/session/leave-page';
import { returnPath } from '@/lib/routing/return-path';
import { selectIsPlayer, useSession } from '@/stores/session';

/**
 * For a player whom a guard redirected home: asks to sign in if the session has ended, else continues to the requested
 * address. False if there is none.
 */
export async function followGuarded(): Promise<boolean> {
  if (await settleSession()) return true;
  const target = returnPath(guardedAddress());
  if (target === null || !selectIsPlayer(useSession.getState())) return false;
  openAddress(target);
  return true;
}
