import { queryClient } from '@/components/shared/query/query-client';
import { firstGamesQuery, type GameList } from '@/lib/games/queries';

/** Reads the first games of a list before it is shown; the list itself requests again what failed. */
export function fetchFirstGames(list: GameList, count: number): void {
  void queryClient.prefetchQuery(firstGamesQuery(list, count));
}
