import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { FailedState } from '@/components/ui/failed-state';
import { nextStepOf } from '@/lib/cashier/failure-rules';
import { isSessionLost } from '@/lib/cashier/result-rules';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { NextStep } from './next-step';

/** Unread methods: asks to sign in, explains a refusal or a missing step, or offers a retry, which loses no payment. */
export function UnreadCashier({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const t = useTranslations('cashier');
  if (isLastingRefusal(error)) {
    return (
      <FailedRead error={error} onRetry={onRetry}>
        <NextStep step={nextStepOf(error.type)} />
      </FailedRead>
    );
  }
  return <FailedState text={t(isSessionLost(error) ? 'signIn' : 'notReachable')} onRetry={onRetry} />;
}

/** The player lacks something or is blocked; temporary failures (`later`) have the cashier's own texts. */
function isLastingRefusal(error: Error | null): error is PlatformError {
  return error instanceof PlatformError && ['gate', 'refusal'].includes(errorKind(error));
}
