import { listenToTabs, postToTabs } from '@/lib/browser/channel';
import { recheckSession } from './session-change';

/** A sum typed in another tab now means other money (R-SESS-14). */
export function announceCurrencyChange(): void {
  postToTabs({ kind: 'currency' });
}

/** Refetches account, balances and all page data when another tab changes the currency. @returns Stops. */
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
