import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type MoreQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>;

/** What `LoadMore` is given about a list that is read page by page. */
export function moreOf(query: MoreQuery) {
  return {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    failure: query.isFetchNextPageError ? query.error : null,
    onMore: () => void query.fetchNextPage(),
  };
}
