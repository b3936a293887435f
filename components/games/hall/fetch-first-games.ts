import { queryClient } from '@/components/shared/query/query-client';
import { firstGamesQuery, type GameList } from '@/lib/games/queries';

/** Prefetches the first games of a list; on failure the list requests them again. */
export function fetchFirstGames(list: GameList, count: number): void {
  void queryClient.prefetchQuery(firstGamesQuery(list, count));
}
