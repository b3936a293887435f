import { infiniteQueryOptions } from '@tanstack/react-query';
import { getGameHistory } from '@/lib/games/api';
import { nextOffset } from '@/lib/money/rules';
import { actPlatform } from '@/lib/platform/act';

/** Rounds the player has played, the newest first, page by page (R-GAME-19). */
export const betHistoryQuery = (count: number) =>
  infiniteQueryOptions({
    queryKey: ['games', 'history', count],
    queryFn: ({ pageParam, signal }) =>
      actPlatform.call(getGameHistory, { offset: pageParam, count }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextOffset(pages),
    staleTime: 0,
    gcTime: 0,
  });
