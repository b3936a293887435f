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
 * Looks up a payment method's name and picture. A record only carries its sysname, which is the fallback until names
 * have loaded, and for methods no longer offered. Reads the settings of the given payment types.
 */
export function useMethodLook(...types: readonly Paid['type'][]): (payment: Paid) => MethodLook {
  const deposits = useQuery({ ...depositSettingsQuery, enabled: types.includes('deposit') });
  const withdrawals = useQuery({ ...withdrawSettingsQuery, enabled: types.includes('withdrawal') });
  return ({ type, method }) => {
    const { data } = type === 'deposit' ? deposits : withdrawals;
    return methodLook(data?.methods ?? [], method);
  };
}

export function methodLook(methods: readonly PaymentMethod[], sysname: string | null): MethodLook {
  const known = methods.find((method) => method.sysname === sysname);
  return { name: methodName(methods, sysname), picture: platformPicture(known?.image) };
}
