'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { formatAmount, type Amount } from '@/lib/format/money';
import type { HistoryTab } from '@/lib/routing/paths';
import { PaymentStatus } from './payment-status';
import styles from './history-list.module.scss';

export interface HistoryRow {
  id: string;
  title: string;
  /** Date, requisites or another short fact. */
  detail: string;
  amount: Amount | null;
  status: string;
  /** The record's own page. */
  href?: string;
}

interface HistoryListProps {
  tab: HistoryTab;
  /** Null while the first page is on its way. */
  rows: readonly HistoryRow[] | null;
  /** The first page could not be read. */
  isFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** A further page could not be read; what is there stays. */
  isMoreFailed: boolean;
  onRetry: () => void;
  onMore: () => void;
}

/** One tab's records with "load more", which goes away at the end (R-CASH-11, R-CASH-13). */
export function HistoryList(props: HistoryListProps) {
  const t = useTranslations('cashier');
  const { tab, rows, isFailed, hasMore, isLoadingMore, isMoreFailed, onRetry, onMore } = props;
  if (isFailed) return <FailedState onRetry={onRetry} />;
  if (rows === null) return <ListSkeleton />;
  if (rows.length === 0) {
    return <EmptyState icon="history" title={t(`history.empty.${tab}`)} text={t('history.emptyText')} />;
  }
  return (
    <>
      <ul className={styles.list} aria-label={t(`history.${tab}`)}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {isMoreFailed && (
        <p className={styles.failed} role="alert">
          {t('history.moreFailed')}
        </p>
      )}
      {hasMore && (
        <Button look="secondary" isWide isBusy={isLoadingMore} onClick={onMore}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}

function Row({ row }: { row: HistoryRow }) {
  const t = useTranslations('cashier');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title}>{row.title}</span>
        <span className={styles.detail}>{row.detail}</span>
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

function ListSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton className={styles.box} />
      <Skeleton className={styles.box} />
      <Skeleton className={styles.box} />
      <Skeleton className={styles.box} />
    </div>
  );
}
