import { useMutation } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import type { PlatformMethod } from '@/lib/platform/method';
import { setCurrency } from './api';

/** The platform answered an action, but not with `result` 1: nothing was done (contract 1.3, R-PROF-08). */
export class ActionRefused extends PlatformError {
  constructor(method: string) {
    super({ type: 'UnknownErrorException', method, httpStatus: 200 });
    this.name = 'ActionRefused';
  }
}

/**
 * Calls an action whose whole answer is a result.
 * @throws ActionRefused when the result is not 1; PlatformError for every other failure.
 */
export async function callAction<Input extends object>(
  method: PlatformMethod<Input, { result: number }>,
  input: Input,
): Promise<void> {
  const { result } = await actPlatform.call(method, input);
  if (result !== 1) throw new ActionRefused(method.name);
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
