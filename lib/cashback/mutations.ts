import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAction } from '@/lib/platform/act';
import { sendThenAsk } from '@/lib/platform/outcome';
import { payOutCashback, removeCashback } from './api';
import { CASHBACK_ROOT } from './queries';
import { isCurrentCashback, readCashback } from './read-cashback';
import { isChanged, type CashbackAction } from './rules';

/**
 * Takes or removes the current active cashback, which is `id` (R-CBACK-03), then refetches the list. The calls act on
 * whichever is current: if that is another by now, nothing is sent and the result is false. After a lost response the
 * cashback is read to learn the outcome. The caller shows a failure.
 */
export function useChangeCashback(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: CashbackAction) => {
      if (!(await isCurrentCashback(id))) return false;
      await sendThenAsk(
        () => callAction(action === 'payout' ? payOutCashback : removeCashback, {}),
        async () => isChanged((await readCashback(id))?.status, action),
      );
      return true;
    },
    meta: { errors: 'log' },
    onSettled: () => client.invalidateQueries({ queryKey: [CASHBACK_ROOT] }),
  });
}
