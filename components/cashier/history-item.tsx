'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { requisitesText } from '@/lib/cashier/payment-words';
import { formatDateTime } from '@/lib/format/date';
import { RecordWords } from './record-words';
import styles from './history-list.module.scss';

/** One record of a list: what it is, when, how much, its status, and the way to its receipt. */
export function HistoryItem({ row, joiner }: { row: HistoryRow; joiner: string }) {
  const t = useTranslations('cashier');
  return (
    <li className={styles.row}>
      <RecordWords
        title={row.title}
        details={[requisitesText(row.note), row.at && formatDateTime(row.at, { joiner })]}
        amount={row.amount}
        status={row.status}
      />
      {row.href && (
        <Link href={row.href} className={styles.open} aria-label={`${t('history.receipt')} ${row.id}`}>
          <Icon name="receipt" size={20} />
        </Link>
      )}
    </li>
  );
}
