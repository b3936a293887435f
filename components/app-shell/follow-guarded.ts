import { guardedAddress } from '@/components/auth/guarded-address';
import { settleSession } from '@/components/shared/feedback/error-reactions';
import { openAddress } from '@/components/shared/session/leave-page';
import { returnPath } from '@/lib/routing/return-path';
import { selectIsPlayer, useSession } from '@/stores/session';

/** A player whom a guard sent home signs in if need be and continues to the address; false for none. */
export async function followGuarded(): Promise<boolean> {
  if (await settleSession()) return true;
  const target = returnPath(guardedAddress());
  if (target === null || !selectIsPlayer(useSession.getState())) return false;
  openAddress(target);
  return true;
}
