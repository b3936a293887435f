import type { GameList } from './queries';
import type { HallFilter } from './rules';
import type { SearchGame, SearchIndex } from './search-index';

/**
 * The first games of a list from those cached by the search, so that a filter needs no request. Null where the cache
 * contains only some games, or the list depends on data a cached game lacks (its category, the platform's alphabetical
 * order, a tournament, a player's own games).
 */
export function listHeldGames(
  index: SearchIndex | null,
  { filter, scope, sysnames }: GameList,
  count: number,
): { items: readonly SearchGame[]; total: number } | null {
  const isKnown = filter.category === null && filter.own === null && filter.sort === 'popularity';
  if (!index?.isComplete || !isKnown || sysnames || Object.keys(scope).length > 0) return null;
  const fitting = index.data.games.filter((game) => fits(game, filter));
  return { items: fitting.slice(0, count), total: fitting.length };
}

function fits({ type, provider }: SearchGame, filter: HallFilter): boolean {
  if (filter.type !== 'all' && filter.type !== type) return false;
  return filter.providers.length === 0 || (provider !== null && filter.providers.includes(provider));
}
