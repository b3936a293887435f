import { useSession } from '@/stores/session';

/**
 * Reads the balances anew and hands them to the session, for a player only (R-SESS-12). A failure leaves the last
 * known balances in place; answers that come back in another order than they were asked are dropped.
 */
export async function refreshBalance(): Promise<void> {
  if (useSession.getState().status !== 'player') return;
  const order = ++newestAsked;
  const [{ actPlatform }, { getBalance }] = await Promise.all([
    import('@/lib/platform/act'),
    import('@/lib/money/api'),
  ]);
  try {
    const balances = await actPlatform.call(getBalance, {});
    if (order > newestSeen) {
      newestSeen = order;
      useSession.getState().setBalances(balances);
    }
  } catch (error) {
    const { reactToError } = await import('./error-reactions');
    await reactToError(error, 'log');
  }
}

let newestAsked = 0;
let newestSeen = 0;
