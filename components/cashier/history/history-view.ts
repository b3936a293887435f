import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { moreOf } from '@/components/ui/more-of';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { periodStart, type Period } from '@/lib/money/period';
import { toTimeMs } from '@/lib/format/date';
import { mergePages } from '@/lib/money/rules';

interface RecordPage<Item> {
  items: readonly Item[];
  total: number;
}

/** A paged query prepared for the list: deduplicated items of all pages, and the state of "load more". */
export function historyView<Item extends { id: string }>(
  query: UseInfiniteQueryResult<InfiniteData<RecordPage<Item>>>,
  toRow: (item: Item) => HistoryRow,
) {
  const rows = query.data ? mergePages(query.data.pages).map(toRow) : null;
  return {
    rows,
    total: query.data?.pages.at(-1)?.total ?? 0,
    failure: rows === null ? query.error : null,
    more: moreOf(query),
    onRetry: () => void query.refetch(),
  };
}

type View = ReturnType<typeof historyView>;

/**
 * Records of a view within a period. They are sorted newest first: once an older one is listed, further pages contain
 * none of the period.
 */
export function withinPeriod(view: View, period: Period): View {
  const from = periodStart(period, Date.now());
  if (from === null || view.rows === null) return view;
  const isInside = ({ at }: HistoryRow) => (toTimeMs(at) ?? 0) >= from;
  const rows = view.rows.filter((row) => isInside(row));
  const isWhole = rows.length < view.rows.length;
  return {
    ...view,
    rows,
    total: isWhole ? rows.length : view.total,
    more: { ...view.more, hasMore: view.more.hasMore && !isWhole },
  };
}
