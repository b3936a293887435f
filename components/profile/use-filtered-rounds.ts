'use client';

import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { moreOf } from '@/components/ui/more-of';
import { mergePages } from '@/lib/money/rules';
import { isWholeHistory, matchingRounds, type BetFilter } from '@/lib/profile/bet-filter';
import { betHistoryQuery } from '@/lib/profile/bet-queries';

/** Pages that are read at most for one choice or click: the platform filters nothing itself. */
const PAGES_AT_ONCE = 10;

/**
 * The rounds of a filter. The platform returns pages only, the newest first: they are read on until a page of the list
 * is full, the period is over, or enough was read for now.
 * @returns `isLooking` while more is read by itself.
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

/** Reads on as long as something is looked for, one page after another. */
function useNextPage(
  { isFetching, fetchNextPage }: Pick<UseInfiniteQueryResult, 'isFetching' | 'fetchNextPage'>,
  isLooking: boolean,
  pages: number,
): void {
  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
    // A page that comes at once changes nothing but their count.
  }, [isLooking, isFetching, pages, fetchNextPage]);
}
