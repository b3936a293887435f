'use client';

import { useEffect, useState } from 'react';
import { openAttempt, type Attempt } from '@/lib/cashier/attempts';
import { useAttempts } from './use-attempts';

interface LostAttemptOptions {
  kind: 'deposit' | 'withdrawal';
  /** This tab itself is submitting one: the form shows that. */
  isSubmitting: boolean;
  /** The payment turned out to be made, whichever tab found out. */
  onDone: (paymentId: string) => void;
}

/** The payment without an outcome that stands in the form's place; undefined without one. */
export function useLostAttempt({ kind, isSubmitting, onDone }: LostAttemptOptions): Attempt | undefined {
  const attempts = useAttempts();
  const [watched, setWatched] = useState<string | null>(null);
  const lost = isSubmitting ? undefined : openAttempt(attempts, { kind, paymentId: null });
  if (lost && lost.key !== watched) setWatched(lost.key);
  const done = attempts.find(({ key, state }) => key === watched && state === 'done')?.paymentId ?? null;
  useEffect(() => {
    if (done !== null) onDone(done);
    // The outcome counts once, not what the caller does with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done]);
  return lost;
}
