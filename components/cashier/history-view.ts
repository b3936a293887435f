import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { moreOf } from '@/components/ui/more-of';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { mergePages } from '@/lib/money/rules';

interface RecordPage<Item> {
  items: readonly Item[];
  total: number;
}

/** A paged read as the list draws it: items of all pages once, and what "load more" is to do. */
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
