import { beginBalanceRead } from '@/lib/money/balance-order';
import { selectUid, useSession } from '@/stores/session';
import { reactQuietly } from '@/components/shared/feedback/react-quietly';

/**
 * Refetches the balances and passes them to the session, for a player only (R-SESS-12). A failure leaves the last
 * known balances in place; responses that come back in another order than they were requested are dropped, and so is
 * one that was requested for another player.
 */
export async function refreshBalance(): Promise<void> {
  const { status } = useSession.getState();
  if (status !== 'player') return;
  const uid = selectUid(useSession.getState());
  const takeTurn = beginBalanceRead();
  const { readBalance } = await import('@/lib/money/read-balance');
  try {
    const balances = await readBalance();
    const isSamePlayer = selectUid(useSession.getState()) === uid;
    if (isSamePlayer && takeTurn()) useSession.getState().setBalances(balances);
  } catch (error) {
    await reactQuietly(error);
  }
}
