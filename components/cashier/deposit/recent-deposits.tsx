import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { HistoryItem } from '../history/history-item';
import { HistorySection } from '../history/history-section';
import { paymentRow } from '../history/payment-row';
import { methodLook } from '../payment/use-method-look';
import styles from '../history/history-list.module.scss';

interface RecentDepositsProps {
  methods: readonly PaymentMethod[];
  /** Number of deposits shown (R-CASH-14). */
  recentItems: number;
}

/** R-CASH-14. Renders nothing without deposits, nor on the server, which does not know the viewer's clock. */
export function RecentDeposits({ methods, recentItems }: RecentDepositsProps) {
  const t = useTranslations('cashier.recent');
  const locale = useLocale();
  // The surrounding panel has just read them.
  const { data, error, refetch } = useQuery({
    ...recentPaymentsQuery('deposit', recentItems),
    refetchOnMount: false,
    retryOnMount: false,
  });
  const isInBrowser = useIsInBrowser();
  const recent = (data?.items ?? []).slice(0, recentItems);
  const isFailed = error !== null && !data;
  if (!isInBrowser || (recent.length === 0 && !isFailed)) return null;
  return (
    <HistorySection title={t('deposits')} tab="deposit">
      {isFailed && <FailedRead error={error} onRetry={() => void refetch()} />}
      <ul className={styles.list}>
        {recent.map((payment) => (
          <HistoryItem
            key={payment.id}
            row={paymentRow(payment, methodLook(methods, payment.method), locale)}
            icon="card"
          />
        ))}
      </ul>
    </HistorySection>
  );
}
