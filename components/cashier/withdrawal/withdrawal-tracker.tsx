import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { ButtonLink } from '@/components/ui/button-link';
import { openAttempt } from '@/lib/cashier/attempts';
import { pendingWithdrawalsQuery, recentPaymentsQuery } from '@/lib/cashier/queries';
import { methodName } from '@/lib/cashier/rules';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { askedOfPlayer, isAnyUnderWay, tracked } from '@/lib/cashier/track-rules';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import { HistorySection } from '../history/history-section';
import { useAttempts } from '../payment/use-attempts';
import { useIsPageOn } from '../payment/use-is-page-on';
import { TrackedWithdrawal } from './tracked-withdrawal';
import styles from './withdrawal-tracker.module.scss';

interface WithdrawalTrackerProps {
  methods: readonly PaymentMethod[];
  /** Besides all pending ones (R-CASH-14). */
  recentItems: number;
}

const POLL_MS = 20_000;

/**
 * All pending withdrawals and the latest others: state, what happens next, what the player must do, and a cancel button
 * (R-CASH-03, R-CASH-23). Polls while something can change; renders nothing without any. Failed reads are shown with
 * reason and retry, since they may hide a withdrawal.
 */
export function WithdrawalTracker({ methods, recentItems }: WithdrawalTrackerProps) {
  const t = useTranslations('cashier');
  const attempts = useAttempts();
  const pending = useQuery({ ...pendingWithdrawalsQuery, refetchInterval: pollingInterval });
  const recent = useQuery({
    ...recentPaymentsQuery('withdrawal', recentItems),
    // The surrounding panel has just read them.
    refetchOnMount: false,
    retryOnMount: false,
    refetchInterval: pollingInterval,
  });
  const shown = tracked(pending.data?.items ?? [], recent.data?.items ?? []);
  const failed = [pending, recent].filter(({ error, data }) => error && !data);
  if (shown.length === 0 && failed.length === 0) return null;
  return (
    <HistorySection title={t('track.title')} tab="withdrawal">
      {isAnyUnderWay(shown) && <Asked />}
      {failed[0] && (
        <FailedRead error={failed[0].error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      <ul className={styles.list}>
        {shown.map((payment) => (
          <TrackedWithdrawal
            key={payment.id}
            payment={payment}
            name={methodName(methods, payment.method)}
            lost={openAttempt(attempts, { kind: 'cancel', paymentId: payment.id })}
          />
        ))}
      </ul>
    </HistorySection>
  );
}

function Asked() {
  const t = useTranslations('cashier');
  const asked = askedOfPlayer(useSession((state) => state.user));
  const canVerify = useIsPageOn(paths.profile('verification'));
  if (!asked) return null;
  return (
    <div className={styles.asked} role="note">
      <p>{t(`track.asked.${asked}`)}</p>
      {asked === 'verify' && canVerify && (
        <ButtonLink size="s" look="secondary" href={paths.profile('verification')}>
          {t('track.verify')}
        </ButtonLink>
      )}
    </div>
  );
}

function pollingInterval({
  state,
}: {
  state: { data: { items: readonly { status: string }[] } | undefined };
}) {
  return state.data && isAnyUnderWay(state.data.items) ? POLL_MS : false;
}
