import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAction } from '@/lib/money/mutations';
import { payOutCashback, removeCashback } from './api';
import { CASHBACK_ROOT } from './queries';

/**
 * Takes or gives up the current active cashback (R-CBACK-03); the list is read anew after it. The part that
 * calls tells a failure.
 */
export function useChangeCashback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: 'payout' | 'remove') =>
      callAction(action === 'payout' ? payOutCashback : removeCashback, {}),
    retry: false,
    meta: { errors: 'log' },
    onSettled: () => client.invalidateQueries({ queryKey: [CASHBACK_ROOT] }),
  });
}
