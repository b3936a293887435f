import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type MoreQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>;

/** What a list shows and does to load more of a paged query. */
export function moreOf(query: MoreQuery) {
  return {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    failure: query.isFetchNextPageError ? query.error : null,
    onMore: () => void query.fetchNextPage(),
  };
}
