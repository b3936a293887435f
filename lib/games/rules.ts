import { SYSNAME } from '@/lib/routing/sysname';
import type { GameOptions, GamesQuery, JsonId } from './api';
import type { Category, Game, GameType } from './schema';

/** Tiles of a hall that the server renders. A multiple of every number of columns, as is `TILE_STEP`. */
export const FIRST_TILES = 24;
/** Similar games below a game, and the step a page of further tiles is rounded up to (R-CONST-11). */
export const TILE_STEP = 12;
/** Tiles of a row in the page's HTML: as many as the widest screen shows at once. */
export const ROW_LENGTH = 8;
/** Tiles of a row once somebody looks at it; it leads on to all. */
export const ROW_FULL = 18;
/** Games of an opened list requested at once, as its rows come near. */
export const CHUNK_TILES = 120;
/** Longest list laid out; browsers cannot scroll further than some ten million pixels. */
export const MAX_LISTED = 100_000;
/** A player's own games looked for at once: their names travel in the address of the call. */
export const MAX_OWN_GAMES = 120;
/** Extra rows rendered above and below the window, in pixels (R-CONST-09). */
export const LIST_BUFFER_PX = 200;
/** More rendered items than this is a defect of the list (R-CONST-09). */
export const MAX_RENDERED_TILES = 1_000;
/** Letters a search begins with where `search-config` names no number. */
export const SEARCH_MIN_LENGTH = 2;

/** Lists a player has of their own. */
export const OWN_LISTS = ['favourites', 'recent'] as const;
export type OwnList = (typeof OWN_LISTS)[number];

const TYPES = ['all', 'casino', 'slot', 'live', 'fast'] as const satisfies readonly GameType[];
const CATEGORY_ID = /^\d{1,18}$/;
const MAX_PROVIDERS = 50;

/** What a visitor chose in a games hall; all of it stands in the address (R-GAME-04, R-GAME-05). */
export interface HallFilter {
  type: GameType;
  category: string | null;
  providers: readonly string[];
  sort: 'popularity' | 'name';
  /** Only the player's favourites, or what they played last. */
  own: OwnList | null;
}

/** What a hall is limited to by its own address; the visitor's choice only narrows it. */
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

/** Reads the choice out of an address's query; what cannot be read counts as not chosen. Never throws. */
export function parseHallQuery(search: string): HallFilter {
  const query = new URLSearchParams(search);
  const category = query.get('category') ?? '';
  const type = TYPES.find((known) => known === query.get('type')) ?? 'all';
  const named = (query.get('providers') ?? '').toLowerCase().split(',');
  return {
    type,
    category: isCategoryId(category) ? category : null,
    providers: [...new Set(named.map((name) => name.trim()).filter(isSysname))].slice(0, MAX_PROVIDERS),
    sort: query.get('sort') === 'name' ? 'name' : 'popularity',
    own: OWN_LISTS.find((known) => known === query.get('own')) ?? null,
  };
}

/**
 * The query that stands for a choice; entries of `search` that are not the hall's stay. Empty text when none is left.
 */
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

/** Input of `games.get` for a choice within a hall; offset and count are added by the reader. */
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

/** An id that is no safe integer of JavaScript's stays text. */
function jsonId(id: string): JsonId {
  const value = Number(id);
  return String(value) === id && Number.isSafeInteger(value) ? value : id;
}

/** Tiles requested at once: the configured page size rounded up to whole rows of the grid (R-GAME-14, R-GAME-17). */
export function hallPageSize(configured: number): number {
  return Math.max(1, Math.ceil(configured / TILE_STEP)) * TILE_STEP;
}

/** Games of several pages in their order, each once. */
export function mergeGames<G extends Pick<Game, 'sysname'>>(pages: readonly { items: readonly G[] }[]): G[] {
  const games = new Map<string, G>();
  for (const game of pages.flatMap((page) => page.items))
    if (!games.has(game.sysname)) games.set(game.sysname, game);
  return [...games.values()];
}

/** Number of games, capped at what can be laid out; an invalid number counts as 0. */
export function listedCount(total: number): number {
  return Number.isFinite(total) ? Math.min(Math.max(0, Math.floor(total)), MAX_LISTED) : 0;
}

/** Categories a visitor may see: without the hidden ones of `games-config`, each id once. */
export function visibleCategories(categories: readonly Category[], hidden: readonly string[]): Category[] {
  const shown = categories.filter(
    ({ id, name }) => !hidden.includes(id) && isCategoryId(id) && name.trim() !== '',
  );
  return [...new Map(shown.map((category) => [category.id, category])).values()];
}

/** The error of a list that would render more items than allowed (R-GAME-18, R-CONST-09); null where it does not. */
export function renderError(count: number): RangeError | null {
  if (count <= MAX_RENDERED_TILES) return null;
  return new RangeError(`A list renders ${count} items, more than ${MAX_RENDERED_TILES}`);
}
