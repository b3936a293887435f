import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import type { moreOf } from '@/components/ui/more-of';
import { Skeletons } from '@/components/ui/skeletons';
import { useDateHeadings } from '@/components/ui/use-date-headings';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import type { HistoryTab } from '@/lib/routing/account-parts';
import { paths } from '@/lib/routing/paths';
import { HistoryItem } from './history-item';
import { HistorySummary, type HistorySummaryProps } from './history-summary';
import styles from './history-list.module.scss';

interface HistoryListProps extends Omit<HistorySummaryProps, 'empty'> {
  /** Why the first page failed to load. */
  failure: Error | null;
  /** State of further pages. */
  more: ReturnType<typeof moreOf>;
  onRetry: () => void;
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

/** Records of one tab, grouped by day or month; "load more" disappears at the end (R-CASH-11, R-CASH-13). */
export function HistoryList(props: HistoryListProps) {
  const { tab, rows, total, failure, filters, isFiltered } = props;
  const isBare = failure !== null || (rows?.length === 0 && !isFiltered);
  return (
    <>
      <HistorySummary
        tab={tab}
        rows={rows}
        total={total}
        filters={!isBare && filters}
        empty={isFiltered ? <NoneMatch onClear={props.onClear} /> : <Empty tab={tab} />}
      />
      {failure ? <FailedRead error={failure} onRetry={props.onRetry} /> : <Records {...props} />}
    </>
  );
}

/** None are listed where a filter has left none, but more of them may follow. */
function Records({ tab, rows, more }: Pick<HistoryListProps, 'tab' | 'rows' | 'more'>) {
  const t = useTranslations('cashier.history');
  if (!rows) return <ListSkeleton />;
  return (
    <>
      {rows.length > 0 && <Days tab={tab} rows={rows} />}
      <LoadMore label={t('more')} failedText={t('moreFailed')} {...more} />
    </>
  );
}

function NoneMatch({ onClear }: Pick<HistoryListProps, 'onClear'>) {
  const t = useTranslations('cashier.history');
  return (
    <EmptyState icon="filter" title={t('noneMatch')}>
      <Button look="secondary" onClick={onClear}>
        {t('clear')}
      </Button>
    </EmptyState>
  );
}

function Empty({ tab }: Pick<HistoryListProps, 'tab'>) {
  const t = useTranslations('cashier.history');
  return (
    <EmptyState icon="history" title={t(`empty.${tab}`)} text={t(`emptyTexts.${tab}`)}>
      <ButtonLink href={LEADS[tab]}>{t(`lead.${tab}`)}</ButtonLink>
    </EmptyState>
  );
}

function Days({ tab, rows }: { tab: HistoryTab; rows: readonly HistoryRow[] }) {
  const t = useTranslations('cashier.history');
  const headings = useDateHeadings(
    rows.map(({ at }) => at),
    t,
  );
  return (
    <ul className={styles.list} aria-label={t(tab)}>
      {rows.map((row, place) => (
        <HistoryItem key={row.id} row={row} icon={ICONS[tab]} {...headings[place]} />
      ))}
    </ul>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list}>
      <Skeletons count={4} className={styles.box} />
    </div>
  );
}
