'use client';

import { useTranslations } from 'next-intl';
import { FailedState } from '@/components/ui/failed-state';
import { isSessionLost } from '@/lib/cashier/truth-rules';

interface UnreadCashierProps {
  error: Error | null;
  onRetry(): void;
}

/** Stands where the payment methods could not be read: the player is asked to sign in, or to try again. */
export function UnreadCashier({ error, onRetry }: UnreadCashierProps) {
  const t = useTranslations('cashier');
  return <FailedState text={t(isSessionLost(error) ? 'signIn' : 'notReachable')} onRetry={onRetry} />;
}
