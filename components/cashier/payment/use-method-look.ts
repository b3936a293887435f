'use client';

import { useQuery } from '@tanstack/react-query';
import { depositSettingsQuery, withdrawSettingsQuery } from '@/lib/cashier/queries';
import { methodName } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { platformPicture } from '@/lib/routing/platform-picture';

type Paid = Pick<PaymentRecord, 'type' | 'method'>;

export interface MethodLook {
  name: string;
  picture: string | null;
}

/**
 * Gives the name and picture by which the player knows a payment's method: a record carries its sysname alone, which is
 * shown as long as the names are not here and where the method is not offered any more. Reads the settings of the given
 * kinds.
 */
export function useMethodLook(...types: readonly Paid['type'][]): (payment: Paid) => MethodLook {
  const deposits = useQuery({ ...depositSettingsQuery, enabled: types.includes('deposit') });
  const withdrawals = useQuery({ ...withdrawSettingsQuery, enabled: types.includes('withdrawal') });
  return ({ type, method }) => {
    const { data } = type === 'deposit' ? deposits : withdrawals;
    return methodLook(data?.methods ?? [], method);
  };
}

/** What a payment's method looks like among those the platform offers. */
export function methodLook(methods: readonly PaymentMethod[], sysname: string | null): MethodLook {
  const known = methods.find((method) => method.sysname === sysname);
  return { name: methodName(methods, sysname), picture: platformPicture(known?.image) };
}
