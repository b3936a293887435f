'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import { methodName, receiptPath } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { formatDateTime } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import { PaymentStatus } from './payment-status';
import styles from './recent-deposits.module.scss';

interface RecentDepositsProps {
  /** Gives the methods' names. */
  methods: readonly PaymentMethod[];
  joiner: string;
  /** How many are shown (R-CASH-14). */
  recentItems: number;
}

const never = () => () => {};

/**
 * The last few deposits with their states, each leading to its receipt (R-CASH-14). Nothing is drawn without any, nor by
 * the server, which cannot know the viewer's clock.
 */
export function RecentDeposits({ methods, joiner, recentItems }: RecentDepositsProps) {
  const t = useTranslations('cashier.recent');
  const { data } = useQuery(recentPaymentsQuery('deposit', recentItems));
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const recent = (data?.items ?? []).slice(0, recentItems);
  if (!isInBrowser || recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-deposits">
      <div className={styles.head}>
        <h2 id="recent-deposits" className={styles.title}>
          {t('deposit')}
        </h2>
        <Link href={paths.history('deposit')} className={styles.all}>
          {t('all')}
        </Link>
      </div>
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
    </section>
  );
}

function Row({ payment, name, joiner }: { payment: PaymentRecord; name: string; joiner: string }) {
  return (
    <li>
      <Link href={receiptPath(payment.id)} className={styles.row}>
        <span className={styles.words}>
          <span className={styles.method}>
            {[name, payment.requisites].filter(Boolean).join(' · ') || `№ ${payment.id}`}
          </span>
          <span className={styles.date}>{formatDateTime(payment.created_at, { joiner })}</span>
        </span>
        <span className={styles.figures}>
          <strong className={styles.sum}>{formatAmount(payment.amount)}</strong>
          <PaymentStatus status={payment.status} />
        </span>
      </Link>
    </li>
  );
}
