import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import type { moreOf } from '@/components/ui/more-of';
import { Skeleton } from '@/components/ui/skeleton';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { dayOf } from '@/lib/format/day';
import type { HistoryTab } from '@/lib/routing/account-parts';
import { paths } from '@/lib/routing/paths';
import { HistoryItem } from './history-item';
import { HistorySummary } from './history-summary';
import styles from './history-list.module.scss';

interface HistoryListProps {
  tab: HistoryTab;
  /** Null while the first page loads. */
  rows: readonly HistoryRow[] | null;
  /** Total number of records, loaded or not. */
  total: number;
  /** The word between a date and a time (R-CASH-21). */
  joiner: string;
  /** Why the first page failed to load. */
  failure: Error | null;
  /** State of further pages. */
  more: ReturnType<typeof moreOf>;
  onRetry: () => void;
  /** Filter controls, if there are any. */
  filters?: ReactNode;
  /** A filter is active. */
  isFiltered?: boolean;
  onClear?: () => void;
}

const ICONS = { deposit: 'card', withdrawal: 'card', bonuses: 'gift', cashbacks: 'coins' } as const;
const LEADS = {
  deposit: paths.deposit(),
  withdrawal: paths.withdraw(),
  bonuses: paths.offers(),
  cashbacks: paths.offers(),
} as const satisfies Record<HistoryTab, string>;

/** Records of one tab, grouped by day; "load more" disappears at the end (R-CASH-11, R-CASH-13). */
export function HistoryList(props: HistoryListProps) {
  const t = useTranslations('cashier');
  const { tab, rows, failure, more, filters, isFiltered = false } = props;
  if (failure) return <FailedRead error={failure} onRetry={props.onRetry} />;
  if (rows?.length === 0 && !isFiltered) return <Empty tab={tab} />;
  return (
    <>
      {filters && <div className={styles.head}>{filters}</div>}
      {rows === null ? <ListSkeleton /> : <Records {...props} rows={rows} />}
      {rows && <LoadMore label={t('history.more')} failedText={t('history.moreFailed')} {...more} />}
    </>
  );
}

type Listed = HistoryListProps & { rows: readonly HistoryRow[] };

/** The records, or an empty state if none match. */
function Records(props: Listed) {
  const t = useTranslations('cashier.history');
  if (props.rows.length === 0) {
    return (
      <EmptyState icon="filter" title={t('noneMatch')}>
        <Button look="secondary" onClick={props.onClear}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <HistorySummary tab={props.tab} rows={props.rows} total={props.total} />
      <Days {...props} />
    </>
  );
}

function Empty({ tab }: { tab: HistoryTab }) {
  const t = useTranslations('cashier.history');
  return (
    <EmptyState icon="history" title={t(`empty.${tab}`)} text={t(`emptyTexts.${tab}`)}>
      <ButtonLink href={LEADS[tab]}>{t(`lead.${tab}`)}</ButtonLink>
    </EmptyState>
  );
}

function Days({ tab, rows, joiner }: Pick<Listed, 'tab' | 'rows' | 'joiner'>) {
  const t = useTranslations('cashier.history');
  const [now] = useState(() => Date.now());
  const days = rows.map(({ at }) => dayOf(at, now));
  return (
    <ul className={styles.list} aria-label={t(tab)}>
      {rows.map((row, place) => {
        const day = days[place];
        const isFirst = day && day.date !== days[place - 1]?.date;
        const heading = isFirst ? (day.name ? t(day.name) : day.date) : null;
        return (
          <HistoryItem
            key={row.id}
            row={row}
            icon={ICONS[tab]}
            joiner={joiner}
            day={heading}
            isUnderDay={Boolean(day)}
          />
        );
      })}
    </ul>
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
