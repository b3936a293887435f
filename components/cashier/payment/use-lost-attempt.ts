import { useEffect, useEffectEvent, useState } from 'react';
import { openAttempt, type Attempt } from '@/lib/cashier/attempts';
import { useAttempts } from './use-attempts';

interface LostAttemptOptions {
  kind: 'deposit' | 'withdrawal';
  /** This tab is submitting a payment: the form shows that itself. */
  isSubmitting: boolean;
  /** The payment turned out to have been made, whichever tab found out. */
  onDone: (paymentId: string) => void;
}

/** The payment without an outcome that replaces the form; undefined if there is none. */
export function useLostAttempt({ kind, isSubmitting, onDone }: LostAttemptOptions): Attempt | undefined {
  const attempts = useAttempts();
  const [watched, setWatched] = useState<string | null>(null);
  const lost = isSubmitting ? undefined : openAttempt(attempts, { kind, paymentId: null });
  if (lost && lost.key !== watched) setWatched(lost.key);
  const done = attempts.find(({ key, state }) => key === watched && state === 'done')?.paymentId ?? null;
  const report = useEffectEvent(onDone);
  useEffect(() => {
    if (done !== null) report(done);
  }, [done]);
  return lost;
}
