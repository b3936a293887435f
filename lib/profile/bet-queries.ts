import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getGameHistory, getHistoryExport } from '@/lib/games/api';
import { nextOffset } from '@/lib/money/rules';
import { actPlatform } from '@/lib/platform/act';

/** Outside of the profile's key, which every change of personal data invalidates. */
const BETS_ROOT = 'profile-bets';
const EXPORT_POLL_MS = 5_000;

/** Rounds the player has played, the newest first, page by page (R-GAME-19). */
export const betHistoryQuery = (count: number) =>
  infiniteQueryOptions({
    queryKey: [BETS_ROOT, 'history', count],
    queryFn: ({ pageParam, signal }) =>
      actPlatform.call(getGameHistory, { offset: pageParam, count }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextOffset(pages),
    staleTime: 0,
    gcTime: 0,
  });

/** The file of the whole history, asked for again as long as it is being made (R-GAME-19). */
export const historyExportQuery = queryOptions({
  queryKey: [BETS_ROOT, 'export'],
  queryFn: ({ signal }) => actPlatform.call(getHistoryExport, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.status === 'pending' ? EXPORT_POLL_MS : false),
  staleTime: 0,
});
