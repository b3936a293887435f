'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/runtime/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import type { moreOf } from '@/components/ui/more-of';
import { Skeleton } from '@/components/ui/skeleton';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import type { HistoryTab } from '@/lib/routing/account-parts';
import { HistoryItem } from './history-item';
import { HistorySummary } from './history-summary';
import styles from './history-list.module.scss';

interface HistoryListProps {
  tab: HistoryTab;
  /** Null while the first page is on its way. */
  rows: readonly HistoryRow[] | null;
  /** Records there are in all, listed or not. */
  total: number;
  /** The word between a date and a time (R-CASH-21). */
  joiner: string;
  /** Why the first page could not be read. */
  failure: Error | null;
  /** What is known of further pages. */
  more: ReturnType<typeof moreOf>;
  onRetry: () => void;
}

/** One tab's records with "load more", which goes away at the end (R-CASH-11, R-CASH-13). */
export function HistoryList(props: HistoryListProps) {
  const t = useTranslations('cashier');
  const { tab, rows, total, joiner, failure, more, onRetry } = props;
  if (failure) return <FailedRead error={failure} onRetry={onRetry} />;
  if (rows === null) return <ListSkeleton />;
  if (rows.length === 0) {
    return (
      <EmptyState icon="history" title={t(`history.empty.${tab}`)} text={t(`history.emptyTexts.${tab}`)} />
    );
  }
  return (
    <>
      <HistorySummary tab={tab} rows={rows} total={total} />
      <ul className={styles.list} aria-label={t(`history.${tab}`)}>
        {rows.map((row) => (
          <HistoryItem key={row.id} row={row} joiner={joiner} />
        ))}
      </ul>
      <LoadMore label={t('history.more')} failedText={t('history.moreFailed')} {...more} />
    </>
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
