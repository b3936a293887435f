import { listenToTabs, postToTabs } from '@/lib/browser/channel';
import { recheckSession } from './session-change';

/** Notifies the other tabs of a currency change (R-SESS-14): a sum typed there now means other money. */
export function announceCurrencyChange(): void {
  postToTabs({ kind: 'currency' });
}

/**
 * Refetches account, balances and all page data when another tab changes the currency, until the returned function is
 * called.
 */
export function followCurrency(): () => void {
  return listenToTabs(({ kind }) => {
    if (kind === 'currency') void refetchMoney();
  });
}

async function refetchMoney(): Promise<void> {
  void recheckSession();
  const { queryClient } = await import('@/components/shared/query/query-client');
  await queryClient.invalidateQueries();
}
