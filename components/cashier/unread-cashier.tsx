'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/runtime/use-error-text';
import { FailedState } from '@/components/ui/failed-state';
import { nextStepOf } from '@/lib/cashier/failure-rules';
import { isSessionLost } from '@/lib/cashier/truth-rules';
import { PlatformError, type PlatformErrorType } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { NextStep } from './next-step';
import styles from './unread-cashier.module.scss';

interface UnreadCashierProps {
  error: Error | null;
  onRetry(): void;
}

/**
 * Stands where the payment methods could not be read: the player is asked to sign in, is told what the platform wants
 * first and where to do it, or to try again.
 */
export function UnreadCashier({ error, onRetry }: UnreadCashierProps) {
  const t = useTranslations('cashier');
  if (isRefusal(error)) return <Refused type={error.type} onRetry={onRetry} />;
  return <FailedState text={t(isSessionLost(error) ? 'signIn' : 'notReachable')} onRetry={onRetry} />;
}

/** Something of the player is missing or in the way; trying again alone would not help. */
function isRefusal(error: Error | null): error is PlatformError {
  return error instanceof PlatformError && ['gate', 'refusal'].includes(errorKind(error));
}

function Refused({ type, onRetry }: { type: PlatformErrorType; onRetry(): void }) {
  const words = useErrorText(type);
  if (words === null) return null;
  return (
    <div className={styles.refused}>
      <FailedState text={words.text} onRetry={onRetry} />
      <NextStep step={nextStepOf(type)} />
    </div>
  );
}
