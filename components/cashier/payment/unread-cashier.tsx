'use client';

import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { FailedState } from '@/components/ui/failed-state';
import { nextStepOf } from '@/lib/cashier/failure-rules';
import { isSessionLost } from '@/lib/cashier/truth-rules';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { NextStep } from './next-step';

interface UnreadCashierProps {
  error: Error | null;
  onRetry(): void;
}

/**
 * Stands where the payment methods could not be read: the player is asked to sign in, is shown what the platform
 * refuses or wants first and where to go for it, or to try again, which no payment is lost by.
 */
export function UnreadCashier({ error, onRetry }: UnreadCashierProps) {
  const t = useTranslations('cashier');
  if (isRefusal(error)) {
    return (
      <FailedRead error={error} onRetry={onRetry}>
        <NextStep step={nextStepOf(error.type)} />
      </FailedRead>
    );
  }
  return <FailedState text={t(isSessionLost(error) ? 'signIn' : 'notReachable')} onRetry={onRetry} />;
}

/** Something of the player is missing or in the way; what passes by itself has the cashier's own texts. */
function isRefusal(error: Error | null): error is PlatformError {
  return error instanceof PlatformError && ['gate', 'refusal'].includes(errorKind(error));
}
