import { beginBalanceRead } from '@/lib/money/balance-order';
import { selectUid, useSession } from '@/stores/session';
import { reactQuietly } from '@/components/shared/feedback/react-quietly';

/**
 * Refetches the balances into the session, for players only (R-SESS-12). A failure keeps the last known balances;
 * out-of-order responses, and those requested for another player, are dropped. Returns whether the session's balances
 * are at least as new as this call.
 */
export async function refreshBalance(): Promise<boolean> {
  const { status } = useSession.getState();
  if (status !== 'player') return false;
  const uid = selectUid(useSession.getState());
  const takeTurn = beginBalanceRead();
  try {
    const { readBalance } = await import('@/lib/money/read-balance');
    const balances = await readBalance();
    const isSamePlayer = selectUid(useSession.getState()) === uid;
    if (isSamePlayer && takeTurn()) useSession.getState().setBalances(balances);
    return isSamePlayer;
  } catch (error) {
    await reactQuietly(error);
    return false;
  }
}
