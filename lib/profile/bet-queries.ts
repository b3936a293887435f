import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getGameHistory, getHistoryExport } from '@/lib/games/api';
import { readGamePictures } from '@/lib/games/read-pictures';
import { PAGE_BY_PAGE } from '@/lib/money/rules';
import { actPlatform } from '@/lib/platform/act';

/** Not under the profile's key, which every change of personal data invalidates. */
const BETS_ROOT = 'profile-bets';
const EXPORT_POLL_MS = 5_000;

/** Rounds the player has played, newest first, page by page (R-GAME-19). */
export const betHistoryQuery = (count: number) =>
  infiniteQueryOptions({
    queryKey: [BETS_ROOT, 'history', count],
    queryFn: ({ pageParam, signal }) =>
      actPlatform.call(getGameHistory, { offset: pageParam, count }, { signal }),
    ...PAGE_BY_PAGE,
  });

/** The export of the whole history, polled while it is in progress (R-GAME-19). */
export const historyExportQuery = queryOptions({
  queryKey: [BETS_ROOT, 'export'],
  queryFn: ({ signal }) => actPlatform.call(getHistoryExport, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.status === 'pending' ? EXPORT_POLL_MS : false),
  staleTime: 0,
});

/** Pictures of games by sysname, for the rows of the history, which are shown even without them. */
export const playedGamesQuery = (sysnames: readonly string[]) =>
  queryOptions({
    queryKey: [BETS_ROOT, 'games', sysnames],
    queryFn: ({ signal }) => readGamePictures(sysnames, signal),
    staleTime: Infinity,
  });
