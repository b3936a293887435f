import type { HallFilter, HallScope } from './rules';
import type { SearchGame, SearchIndex } from './search-index';

interface WantedList {
  filter: HallFilter;
  scope: HallScope;
  sysnames?: readonly string[] | undefined;
}

/**
 * The first games of a list as the games held for the search tell them, so that a filter is answered without a call.
 * Null where those do not tell: only a part of the house is held, or the list goes by something a held game has not
 * (its category, the alphabet of the platform, a tournament, a player's own games).
 */
export function listHeldGames(
  index: SearchIndex | null,
  { filter, scope, sysnames }: WantedList,
  count: number,
): { items: readonly SearchGame[]; total: number } | null {
  const isTold = filter.category === null && filter.own === null && filter.sort === 'popularity';
  if (!index?.isComplete || !isTold || sysnames || Object.keys(scope).length > 0) return null;
  const fitting = index.data.games.filter((game) => fits(game, filter));
  return { items: fitting.slice(0, count), total: fitting.length };
}

function fits({ type, provider }: SearchGame, filter: HallFilter): boolean {
  if (filter.type !== 'all' && filter.type !== type) return false;
  return filter.providers.length === 0 || (provider !== null && filter.providers.includes(provider));
}
