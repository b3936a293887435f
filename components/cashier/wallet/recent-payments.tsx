import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { Skeleton } from '@/components/ui/skeleton';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import { HistoryItem } from '../history/history-item';
import { HistorySection } from '../history/history-section';
import { paymentRow } from '../history/payment-row';
import { useMethodLook } from '../payment/use-method-look';
import styles from './recent-payments.module.scss';

interface RecentPaymentsProps {
  /** Number of payments shown (R-CASH-14). */
  count: number;
}

/** The latest deposits and withdrawals, and a link to all of them. */
export function RecentPayments({ count }: RecentPaymentsProps) {
  const t = useTranslations('cashier');
  const locale = useLocale();
  const { data, isPending, error, refetch } = useQuery(recentPaymentsQuery('all', count));
  const lookOf = useMethodLook('deposit', 'withdrawal');
  return (
    <div className={styles.recent}>
      <HistorySection title={t('recent.title')}>
        {isPending && <Skeleton className={styles.box} />}
        {!isPending && !data && <FailedRead error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <EmptyState icon="history" title={t('recent.none')} text={t('history.emptyTexts.all')} />
        )}
        {data && data.items.length > 0 && (
          <ul className={styles.list} aria-label={t('recent.title')}>
            {data.items.slice(0, count).map((payment) => (
              <HistoryItem key={payment.id} row={paymentRow(payment, lookOf(payment), locale)} icon="card" />
            ))}
          </ul>
        )}
      </HistorySection>
    </div>
  );
}
