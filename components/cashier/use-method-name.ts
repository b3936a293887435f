'use client';

import { useQuery } from '@tanstack/react-query';
import { depositSettingsQuery, withdrawSettingsQuery } from '@/lib/cashier/queries';
import { methodName } from '@/lib/cashier/rules';
import type { PaymentRecord } from '@/lib/cashier/schema';

type Paid = Pick<PaymentRecord, 'type' | 'method'>;

/**
 * Gives the name by which the player knows a payment's method: a record carries its sysname alone, which is shown as long
 * as the names are not here and where the method is not offered any more. Reads the settings of the given kinds.
 */
export function useMethodName(...types: readonly Paid['type'][]): (payment: Paid) => string {
  const deposits = useQuery({ ...depositSettingsQuery, enabled: types.includes('deposit') });
  const withdrawals = useQuery({ ...withdrawSettingsQuery, enabled: types.includes('withdrawal') });
  return ({ type, method }) => {
    const { data } = type === 'deposit' ? deposits : withdrawals;
    return methodName(data?.methods ?? [], method);
  };
}
