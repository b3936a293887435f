import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import type { PaymentHistory, PaymentRecord } from '@/lib/cashier/schema';

/** A form begins without the history where that takes longer. */
const WAIT_MS = 2_000;

/**
 * The newest payments beside a form, which begins with the method used last. The form waits for them once and no longer than
 * two seconds: without them it works too, and it must stay while they are read again.
 * @param known What the server has read.
 * @returns `payments` are undefined as long as they are not known.
 */
export function useFirstHistory(
  kind: 'deposit' | 'withdrawal',
  count: number,
  known: PaymentHistory | null = null,
): { isWaiting: boolean; payments: readonly PaymentRecord[] | undefined } {
  const { data, isPending } = useQuery({
    ...recentPaymentsQuery(kind, count),
    initialData: known ?? undefined,
  });
  const [hasBegun, setHasBegun] = useState(!isPending);
  useEffect(() => {
    if (hasBegun) return;
    const timer = setTimeout(setHasBegun, isPending ? WAIT_MS : 0, true);
    return () => clearTimeout(timer);
  }, [hasBegun, isPending]);
  return { isWaiting: isPending && !hasBegun, payments: data?.items };
}
