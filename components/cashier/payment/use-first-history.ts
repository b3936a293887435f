import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import type { PaymentHistory, PaymentRecord } from '@/lib/cashier/schema';

/** Time after which the form renders without the history. */
const WAIT_MS = 2_000;

/**
 * The latest payments for a form, whose initial method is the last used one. The form waits for them only once, at most
 * two seconds: it also works without them, and must stay mounted while they are refetched.
 * @param known What the server has read. @returns `payments` is undefined until known.
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
