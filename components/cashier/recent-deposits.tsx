'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { paymentNumber, requisitesText } from '@/lib/cashier/payment-words';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import { methodName, receiptPath } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { formatDateTime } from '@/lib/format/date';
import { HistorySection } from './history-section';
import { RecordWords } from './record-words';
import styles from './recent-deposits.module.scss';

interface RecentDepositsProps {
  /** Gives the methods' names. */
  methods: readonly PaymentMethod[];
  joiner: string;
  /** How many are shown (R-CASH-14). */
  recentItems: number;
}

/**
 * The last few deposits with their states, each leading to its receipt (R-CASH-14). Nothing is drawn without any, nor by
 * the server, which cannot know the viewer's clock.
 */
export function RecentDeposits({ methods, joiner, recentItems }: RecentDepositsProps) {
  const t = useTranslations('cashier.recent');
  // The panel around it has just read them.
  const { data } = useQuery({ ...recentPaymentsQuery('deposit', recentItems), refetchOnMount: false });
  const isInBrowser = useIsInBrowser();
  const recent = (data?.items ?? []).slice(0, recentItems);
  if (!isInBrowser || recent.length === 0) return null;
  return (
    <HistorySection title={t('deposits')} tab="deposit">
      <ul className={styles.list}>
        {recent.map((payment) => (
          <Row
            key={payment.id}
            payment={payment}
            name={methodName(methods, payment.method)}
            joiner={joiner}
          />
        ))}
      </ul>
    </HistorySection>
  );
}

function Row({ payment, name, joiner }: { payment: PaymentRecord; name: string; joiner: string }) {
  return (
    <li>
      <Link href={receiptPath(payment.id)} className={styles.row}>
        <RecordWords
          title={
            [name, requisitesText(payment.requisites)].filter(Boolean).join(' · ') ||
            paymentNumber(payment.id)
          }
          details={[formatDateTime(payment.created_at, { joiner })]}
          amount={payment.amount}
          status={payment.status}
        />
      </Link>
    </li>
  );
}
