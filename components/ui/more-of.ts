import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type MoreQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** What `LoadMore` is told of a list that is read page by page. */
export function moreOf(query: MoreQuery) {
  return {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    isFailed: query.isFetchNextPageError,
    onMore: () => void query.fetchNextPage(),
  };
}
