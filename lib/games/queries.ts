import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { readPlatform } from '@/lib/platform/read';
import { uniqueBy } from '@/lib/platform/unique-by';
import { getFreeSpins, getGameHistory, getLikes, getProviders, PROVIDERS_READ } from './api';
import { readGames } from './read-games';
import {
  CHUNK_TILES,
  hallGamesInput,
  hallQueryText,
  MAX_OWN_GAMES,
  ROW_FULL,
  type HallFilter,
  type HallScope,
} from './rules';
import type { GameRound } from './schema';

const ROOT = 'games';
const FREE_SPINS_COUNT = 99;
/** Pages of a player's rounds that are searched for further games, after the first one. */
const FURTHER_PAGES = [1, 2, 3, 4] as const;
/** How long a chunk of an expanded list stays fresh: scrolling back up neither moves nor refetches anything. */
const CHUNK_STALE_MS = 5 * 60_000;

export interface GameList {
  filter: HallFilter;
  scope: HallScope;
  /** Only these games; undefined for all. */
  sysnames?: readonly string[] | undefined;
}

/** R-GAME-01. The same for everyone, so the read-only client fetches the list, for players too. */
function gamesQuery({ filter, scope, sysnames }: GameList, offset: number, count: number) {
  return queryOptions({
    queryKey: [ROOT, 'list', scope, hallQueryText(filter), sysnames ?? null, offset, count],
    queryFn: ({ signal }) => {
      const input = { ...hallGamesInput(filter, scope), ...(sysnames && { sysnames }) };
      return readGames(input, { offset, count }, signal);
    },
  });
}

/** The first games of a list; the previous ones stay visible until they load. */
export function firstGamesQuery(list: GameList, count: number) {
  return { ...gamesQuery(list, 0, count), placeholderData: keepPreviousData };
}

/** The games of one chunk of an expanded list, counted from 0. */
export function gameChunkQuery(list: GameList, chunk: number) {
  return { ...gamesQuery(list, chunk * CHUNK_TILES, CHUNK_TILES), staleTime: CHUNK_STALE_MS };
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

/** Sysnames of the games a player last played, newest first, each once (R-GAME-19). */
export function recentGamesQuery(uid: number) {
  return queryOptions({
    queryKey: [ROOT, 'recent', uid],
    queryFn: async ({ signal }) => {
      const read = (offset: number) =>
        actPlatform.call(getGameHistory, { offset, count: MAX_OWN_GAMES }, { signal });
      const first = await read(0);
      const recent = gamesOf(first.items);
      const step = first.items.length;
      if (recent.length >= ROW_FULL || step === 0) return recent;
      // An entry is one round: a long game of one slot fills whole pages.
      const offsets = FURTHER_PAGES.map((page) => page * step).filter((offset) => offset < first.total);
      const further = await Promise.all(offsets.map(read));
      return gamesOf([first, ...further].flatMap(({ items }) => items));
    },
  });
}

function gamesOf(rounds: readonly GameRound[]): string[] {
  return [...new Set(rounds.flatMap(({ game }) => game?.sysname ?? []))];
}

/** All providers, each once (R-GAME-07). */
export function providersQuery() {
  return queryOptions({
    queryKey: [ROOT, 'providers'],
    queryFn: ({ signal }) => readPlatform.call(getProviders, PROVIDERS_READ, { signal }),
    select: (page) => uniqueBy(page.items, 'sysname'),
  });
}
