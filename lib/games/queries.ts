import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { readPlatform } from '@/lib/platform/read';
import { getFreeSpins, getGames, getLikes, getProviders } from './api';
import { hallGamesInput, hallQueryText, type HallFilter, type HallScope } from './rules';

const ROOT = 'games';
const FREE_SPINS_COUNT = 99;

interface ListPlace {
  scope: HallScope;
  /** Offset of the first game; those before it are drawn by the server. */
  from: number;
  /** Games asked for at once. */
  step: number;
}

/** Games of a hall by offset (R-GAME-01); a game list is the same for everyone, so it goes without a session's weight. */
export function gameListQuery(filter: HallFilter, { scope, from, step }: ListPlace) {
  return infiniteQueryOptions({
    queryKey: [ROOT, 'list', scope, hallQueryText(filter), from, step],
    queryFn: ({ pageParam, signal }) =>
      readPlatform.call(
        getGames,
        { ...hallGamesInput(filter, scope), offset: pageParam, count: step },
        { signal },
      ),
    initialPageParam: from,
    getNextPageParam: (last, _pages, offset) => {
      const next = offset + step;
      return last.items.length > 0 && next < last.total ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** Sysnames of a player's favourites (R-GAME-10). */
export function likesQuery(uid: number) {
  return queryOptions({
    queryKey: [ROOT, 'likes', uid],
    queryFn: async ({ signal }) => (await actPlatform.call(getLikes, {}, { signal })).sysnames,
  });
}

/** Active free-spin packs of a player (R-GAME-12, R-CONST-08). */
export function freeSpinsQuery(uid: number) {
  return queryOptions({
    queryKey: [ROOT, 'free-spins', uid],
    queryFn: ({ signal }) => {
      const input = { fields: ['description'], status: 'active', count: FREE_SPINS_COUNT } as const;
      return actPlatform.call(getFreeSpins, input, { signal });
    },
    select: (page) => page.items,
  });
}

/** All providers, each once (R-GAME-07). */
export function providersQuery() {
  return queryOptions({
    queryKey: [ROOT, 'providers'],
    queryFn: ({ signal }) => {
      const input = { fields: ['game_params'], types: ['casino', 'slot', 'live', 'fast'] } as const;
      return readPlatform.call(getProviders, input, { signal });
    },
    select: (page) => [...new Map(page.items.map((provider) => [provider.sysname, provider])).values()],
  });
}
