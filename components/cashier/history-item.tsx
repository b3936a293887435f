'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { formatDateTime } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import { PaymentStatus } from './payment-status';
import styles from './history-list.module.scss';

/** One record of a list: what it is, when, how much, its status, and the way to its receipt. */
export function HistoryItem({ row, joiner }: { row: HistoryRow; joiner: string }) {
  const t = useTranslations('cashier');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title}>{row.title}</span>
        {row.note && <span className={styles.detail}>{row.note}</span>}
        {row.at && <span className={styles.detail}>{formatDateTime(row.at, { joiner })}</span>}
      </span>
      <span className={styles.figures}>
        {row.amount && <strong className={styles.amount}>{formatAmount(row.amount)}</strong>}
        <PaymentStatus status={row.status} />
      </span>
      {row.href && (
        <Link href={row.href} className={styles.open} aria-label={`${t('history.receipt')} ${row.id}`}>
          <Icon name="receipt" size={20} />
        </Link>
      )}
    </li>
  );
}
