import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { PAGE_BY_PAGE } from '@/lib/money/rules';
import { actPlatform } from '@/lib/platform/act';
import { BONUS_READ, getBettingBonuses, getBonuses } from './api';

export const BONUSES_ROOT = 'bonuses';

/** Bonuses of both types and all statuses, page by page (R-BON-01). Not cached on leaving: every visit refetches. */
export const bonusPagesQuery = (count: number) =>
  infiniteQueryOptions({
    queryKey: [BONUSES_ROOT, 'pages', count],
    queryFn: ({ pageParam, signal }) =>
      actPlatform.call(getBonuses, { ...BONUS_READ, count, offset: pageParam }, { signal }),
    ...PAGE_BY_PAGE,
  });

/** Betting bonuses (R-BET-02). */
export const bettingBonusesQuery = queryOptions({
  queryKey: [BONUSES_ROOT, 'betting'],
  queryFn: ({ signal }) => actPlatform.call(getBettingBonuses, {}, { signal }),
  staleTime: 0,
});
