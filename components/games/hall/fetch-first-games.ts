import { queryClient } from '@/components/shared/query/query-client';
import { firstGamesQuery, type GameList } from '@/lib/games/queries';

/** On failure the list requests them again. */
export function fetchFirstGames(list: GameList, count: number): void {
  void queryClient.prefetchQuery(firstGamesQuery(list, count));
}
