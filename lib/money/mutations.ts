import { useMutation } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import type { PlatformMethod } from '@/lib/platform/method';
import { sendThenAsk } from '@/lib/platform/outcome';
import { requireDone } from '@/lib/platform/require-done';
import { getBalance, setCurrency } from './api';

/**
 * Calls an action whose response is only a result.
 * @throws PlatformError when it failed; a result other than 1 is UnknownErrorException (R-PROF-08).
 */
export async function callAction<Input extends object>(
  method: PlatformMethod<Input, { result: number }>,
  input: Input,
): Promise<void> {
  requireDone(method.name, await actPlatform.call(method, input));
}

/**
 * Changes the account's currency; after a lost response, reading the account gives the outcome. The balances must be
 * refetched afterwards.
 */
export function useSetCurrency() {
  return useMutation({
    mutationKey: ['money', 'currency'],
    mutationFn: (currency: string) =>
      sendThenAsk(
        () => callAction(setCurrency, { currency }),
        async () => (await actPlatform.call(getBalance, {})).balance_main?.currency === currency,
      ),
    retry: false,
    meta: { errors: 'react' },
  });
}
