import { useSearchParams } from 'next/navigation';
import { betFilterQuery, readBetFilter, type BetFilter } from '@/lib/profile/bet-filter';

/** The filter in the address; each change is a history entry, so that Back undoes it. */
export function useBetFilter(): [BetFilter, (filter: BetFilter) => void] {
  const filter = readBetFilter(useSearchParams());
  function choose(next: BetFilter): void {
    const { pathname, search } = window.location;
    window.history.pushState(null, '', `${pathname}${betFilterQuery(next, search)}`);
  }
  return [filter, choose];
}
