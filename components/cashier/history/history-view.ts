import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { moreOf } from '@/components/ui/more-of';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { withinPeriod, type Period } from '@/lib/money/period';
import { mergePages } from '@/lib/money/rules';
import type { ListPage } from '@/lib/platform/whole-list';

/** A paged query prepared for the list: deduplicated items of all pages, and the state of "load more". */
export function historyView<Item extends { id: string }>(
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>,
  toRow: (item: Item) => HistoryRow,
) {
  const rows: readonly HistoryRow[] | null = query.data ? mergePages(query.data.pages).map(toRow) : null;
  return {
    rows,
    total: query.data?.pages.at(-1)?.total ?? 0,
    failure: rows === null ? query.error : null,
    more: moreOf(query),
    onRetry: () => void query.refetch(),
  };
}

type View = ReturnType<typeof historyView>;

/** The records of a view within a period. */
export function viewWithin(view: View, period: Period): View {
  if (view.rows === null) return view;
  const { inside, isOver } = withinPeriod(view.rows, ({ at }) => at, period, Date.now());
  return {
    ...view,
    rows: inside,
    total: isOver ? inside.length : view.total,
    more: { ...view.more, hasMore: view.more.hasMore && !isOver },
  };
}
