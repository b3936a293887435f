import { GAME_KINDS } from '@/lib/content/game-types';
import { defineAction, defineMethod } from '@/lib/platform/method';
import { categories, freeSpinPacks, gameHistory, gamePage, historyExport, likes, providers } from './schema';

/** Inside JSON text an id must be the integer the platform sends; elsewhere a number and its text look the same. */
export type JsonId = number | string;

/** Keys of `options`, combined with AND; sent as JSON text (R-GAME-01). */
export interface GameOptions {
  type?: (typeof GAME_KINDS)[number];
  category?: JsonId;
  providers?: readonly string[];
  search?: string;
  tournament_id?: JsonId;
  jackpot_id?: JsonId;
}

export interface GamesQuery {
  options?: GameOptions;
  offset?: number;
  count?: number;
  fields?: readonly ['description'];
  sort_options?: readonly ['popularity'] | readonly ['name'];
  sysnames?: readonly string[];
  order?: 'asc' | 'desc';
}

export const getGames = defineMethod<GamesQuery>()('games.get', gamePage);

export const getCategories = defineMethod()('games.getCategories', categories);

/** All providers, whatever their games (R-GAME-07). */
export const PROVIDERS_READ = { fields: ['game_params'], types: GAME_KINDS } as const;

export const getProviders = defineMethod<typeof PROVIDERS_READ>()('games.getProviders', providers);

export const getLikes = defineMethod()('games.getLikes', likes);

export const addLike = defineAction<{ sysname: string }>('games.addLike');

export const removeLike = defineAction<{ sysname: string }>('games.removeLike');

export const getFreeSpins = defineMethod<{ fields: readonly ['description']; status: 'active'; count: 99 }>()(
  'freespins.get',
  freeSpinPacks,
);

export const getGameHistory = defineMethod<{ offset: number; count: number }>()(
  'games.getHistory',
  gameHistory,
);

export const getHistoryExport = defineMethod()('games.gethistoryexportrequest', historyExport);

export const createHistoryExport = defineAction('games.createhistoryexportrequest', { hasNoBody: true });
