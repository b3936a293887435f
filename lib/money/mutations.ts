import { useMutation } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import type { PlatformMethod } from '@/lib/platform/method';
import { requireDone } from '@/lib/platform/require-done';
import { setCurrency } from './api';

/**
 * Calls an action whose whole answer is a result.
 * @throws PlatformError when it failed; a result other than 1 is UnknownErrorException (contract 1.3, R-PROF-08).
 */
export async function callAction<Input extends object>(
  method: PlatformMethod<Input, { result: number }>,
  input: Input,
): Promise<void> {
  requireDone(method.name, await actPlatform.call(method, input));
}

/** Changes the currency of the account. The balances must be read anew afterwards. */
export function useSetCurrency() {
  return useMutation({
    mutationKey: ['money', 'currency'],
    mutationFn: (currency: string) => callAction(setCurrency, { currency }),
    retry: false,
    meta: { errors: 'react' },
  });
}
