import { useMutation } from '@tanstack/react-query';
import { callAction } from '@/lib/platform/act';
import { sendThenAsk } from '@/lib/platform/outcome';
import { setCurrency } from './api';
import { readBalance } from './read-balance';

/** After a lost response the account gives the outcome. The balances must be refetched afterwards. */
export function useSetCurrency() {
  return useMutation({
    mutationKey: ['money', 'currency'],
    mutationFn: (currency: string) =>
      sendThenAsk(
        () => callAction(setCurrency, { currency }),
        async () => (await readBalance()).balance_main?.currency === currency,
      ),
    meta: { errors: 'react' },
  });
}
