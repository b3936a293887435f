import { GAME_TYPES, type GameType } from '@/lib/content/game-types';
import { SYSNAME } from '@/lib/routing/sysname';
import { uniqueBy } from '@/lib/platform/unique-by';
import type { GameOptions, GamesQuery, JsonId } from './api';
import type { Category, Game } from './schema';

/** Tiles of a hall that the server renders. A multiple of every column count, as is `TILE_STEP`. */
export const FIRST_TILES = 24;
/** Number of similar games below a game, and the step to which page sizes are rounded up (R-CONST-11). */
export const TILE_STEP = 12;
/** As many tiles of a row in the page's HTML as fit the widest screen. */
export const ROW_LENGTH = 8;
/** Tiles of a row once it is scrolled into view. */
export const ROW_FULL = 18;
/** Games of an expanded list requested at once, as its rows approach the viewport. */
export const CHUNK_TILES = 120;
/** Longest list laid out; browsers cannot scroll beyond about ten million pixels. */
const MAX_LISTED = 100_000;
/** How many of a player's own games are requested at once: their names are part of the call's URL. */
export const MAX_OWN_GAMES = 120;
/** Extra rows rendered above and below the window, in pixels (R-CONST-09). */
export const LIST_BUFFER_PX = 200;
/** Rendering more items than this means that the list is broken (R-CONST-09). */
export const MAX_RENDERED_TILES = 1_000;
/** Where `search-config` sets no number. */
export const SEARCH_MIN_LENGTH = 2;

export const OWN_LISTS = ['favourites', 'recent'] as const;
export type OwnList = (typeof OWN_LISTS)[number];

const CATEGORY_ID = /^\d{1,18}$/;
/** Providers of one filter: their names are part of a call's URL. */
export const MAX_PROVIDERS = 50;

/** A visitor's filter in a game hall; all of it is in the URL (R-GAME-04, R-GAME-05). */
export interface HallFilter {
  type: GameType;
  category: string | null;
  providers: readonly string[];
  sort: 'popularity' | 'name';
  /** Only the player's favourites, or recently played games. */
  own: OwnList | null;
}

/** The scope a hall's URL defines; the visitor's filter only narrows it. */
export type HallScope = Partial<Record<'category' | 'tournament_id' | 'jackpot_id', string>>;

export const NO_FILTER: HallFilter = {
  type: 'all',
  category: null,
  providers: [],
  sort: 'popularity',
  own: null,
};

export function isCategoryId(value: string): boolean {
  return CATEGORY_ID.test(value);
}

export function isSysname(value: string): boolean {
  return SYSNAME.test(value);
}

/** Parses a filter from a URL's query; invalid values count as not set. Never throws. */
export function parseHallQuery(search: string): HallFilter {
  const query = new URLSearchParams(search);
  const category = query.get('category') ?? '';
  const type = GAME_TYPES.find((known) => known === query.get('type')) ?? 'all';
  const named = (query.get('providers') ?? '').toLowerCase().split(',');
  return {
    type,
    category: isCategoryId(category) ? category : null,
    providers: [...new Set(named.map((name) => name.trim()).filter(isSysname))].slice(0, MAX_PROVIDERS),
    sort: query.get('sort') === 'name' ? 'name' : 'popularity',
    own: OWN_LISTS.find((known) => known === query.get('own')) ?? null,
  };
}

/** The query for a filter; entries of `search` that are not the hall's stay. Empty when none is left. */
export function hallQueryText(filter: HallFilter, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of ['type', 'category', 'providers', 'sort', 'own']) query.delete(name);
  if (filter.type !== 'all') query.set('type', filter.type);
  if (filter.category !== null) query.set('category', filter.category);
  if (filter.providers.length > 0) query.set('providers', filter.providers.join(','));
  if (filter.sort !== 'popularity') query.set('sort', filter.sort);
  if (filter.own !== null) query.set('own', filter.own);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export function isUnfiltered(filter: HallFilter): boolean {
  return hallQueryText(filter) === '';
}

/** Input of `games.get` for a filter within a hall; offset and count are added by the reader. */
export function hallGamesInput(filter: HallFilter, scope: HallScope = {}): GamesQuery {
  const ids = { ...(filter.category !== null && { category: filter.category }), ...scope };
  const options: GameOptions = {
    ...(filter.type !== 'all' && { type: filter.type }),
    ...(filter.providers.length > 0 && { providers: filter.providers }),
    ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, jsonId(id)])),
  };
  return {
    fields: ['description'],
    ...(Object.keys(options).length > 0 && { options }),
    ...(filter.sort === 'name' && { sort_options: ['name'], order: 'asc' }),
  };
}

/** An id beyond JavaScript's safe integers stays text. */
function jsonId(id: string): JsonId {
  const value = Number(id);
  return String(value) === id && Number.isSafeInteger(value) ? value : id;
}

/** Tiles requested at once: the configured page size rounded up to full rows of the grid (R-GAME-14, R-GAME-17). */
export function hallPageSize(configured: number): number {
  return Math.max(1, Math.ceil(configured / TILE_STEP)) * TILE_STEP;
}

/** Games of several pages in order, without duplicates. */
export function mergeGames<G extends Pick<Game, 'sysname'>>(pages: readonly { items: readonly G[] }[]): G[] {
  return uniqueBy(
    pages.flatMap(({ items }) => items),
    'sysname',
  );
}

/** Capped at what can be laid out; an invalid number counts as 0. */
export function listedCount(total: number): number {
  return Number.isFinite(total) ? Math.min(Math.max(0, Math.floor(total)), MAX_LISTED) : 0;
}

/** Categories a visitor may see: without the hidden ones of `games-config`, each id once. */
export function visibleCategories(categories: readonly Category[], hidden: readonly string[]): Category[] {
  const shown = categories.filter(
    ({ id, name }) => !hidden.includes(id) && isCategoryId(id) && name.trim() !== '',
  );
  return uniqueBy(shown, 'id');
}

/** The error of a list that would render more items than allowed (R-GAME-18, R-CONST-09), else null. */
export function renderError(count: number): RangeError | null {
  if (count <= MAX_RENDERED_TILES) return null;
  return new RangeError(`A list renders ${count} items, more than ${MAX_RENDERED_TILES}`);
}
