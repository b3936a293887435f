import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { moreOf } from '@/components/ui/more-of';
import { mergePages } from '@/lib/money/rules';
import { isWholeHistory, matchingRounds, type BetFilter } from '@/lib/profile/bet-filter';
import { betHistoryQuery } from '@/lib/profile/bet-queries';

/** Per filter change or click: the platform itself does not filter. */
const PAGES_AT_ONCE = 10;

/**
 * Rounds that match a filter. The platform only returns pages, newest first: further ones are read until one page of
 * results is full, the period ends, or the limit is reached.
 * @returns `isLooking` while more pages are being read automatically.
 */
export function useFilteredRounds(filter: BetFilter, pageSize: number) {
  const query = useInfiniteQuery(betHistoryQuery(pageSize));
  const [now] = useState(() => Date.now());
  const { pages = [] } = query.data ?? {};
  const read = mergePages(pages);
  const { rounds, isOver } = matchingRounds(read, filter, now);
  const hasMore = query.hasNextPage && !isOver;

  const key = JSON.stringify(filter);
  const [requested, setRequested] = useState({ key, rounds: pageSize, pages: PAGES_AT_ONCE });
  const request = (more: number) =>
    setRequested({ key, rounds: more + pageSize, pages: pages.length + PAGES_AT_ONCE });
  if (requested.key !== key) request(0);
  const isShort = rounds.length < requested.rounds && pages.length < requested.pages;
  const isLooking = hasMore && isShort && !isWholeHistory(filter) && !query.isFetchNextPageError;
  useNextPage(query, isLooking, pages.length);

  const more = moreOf(query);
  function onMore(): void {
    request(rounds.length);
    more.onMore();
  }
  return {
    query,
    read,
    rounds,
    isLooking,
    more: { ...more, hasMore, isLoading: more.isLoading || isLooking, onMore },
  };
}

/** Fetches further pages one by one while `isLooking`. */
function useNextPage(
  { isFetching, fetchNextPage }: Pick<UseInfiniteQueryResult, 'isFetching' | 'fetchNextPage'>,
  isLooking: boolean,
  pages: number,
): void {
  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
    // A page that arrives immediately changes only their count.
  }, [isLooking, isFetching, pages, fetchNextPage]);
}
