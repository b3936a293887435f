'use client';

import { useSearchParams } from 'next/navigation';
import { betFilterQuery, readBetFilter, type BetFilter } from '@/lib/profile/bet-filter';

/** The filter that the address asks for; a choice is an entry of the browser's history, which Back takes back. */
export function useBetFilter(): [BetFilter, (filter: BetFilter) => void] {
  const filter = readBetFilter(useSearchParams());
  function choose(next: BetFilter): void {
    const { pathname, search } = window.location;
    window.history.pushState(null, '', `${pathname}${betFilterQuery(next, search)}`);
  }
  return [filter, choose];
}
