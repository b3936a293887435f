import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAction } from '@/lib/money/mutations';
import { actPlatform } from '@/lib/platform/act';
import { sendThenAsk } from '@/lib/platform/outcome';
import { CASHBACK_READ, getCashbacks, payOutCashback, removeCashback } from './api';
import { CASHBACK_ROOT } from './queries';
import { isChanged, type CashbackAction } from './rules';

/** More than a player ever has at once. */
const ALL = 100;

/**
 * Takes or gives up the current active cashback, which is `id` (R-CBACK-03); the list is read anew after it. A lost
 * answer is found out by the cashback itself. The part that calls tells a failure.
 */
export function useChangeCashback(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: CashbackAction) =>
      sendThenAsk(
        () => callAction(action === 'payout' ? payOutCashback : removeCashback, {}),
        async () => isChanged(await statusOf(id), action),
      ),
    retry: false,
    meta: { errors: 'log' },
    onSettled: () => client.invalidateQueries({ queryKey: [CASHBACK_ROOT] }),
  });
}

/** The status of a cashback as the platform has it now; undefined when it is not listed. */
async function statusOf(id: string): Promise<string | undefined> {
  const { items } = await actPlatform.call(getCashbacks, { ...CASHBACK_READ, offset: 0, count: ALL });
  return items.find((item) => item.id === id)?.status;
}
