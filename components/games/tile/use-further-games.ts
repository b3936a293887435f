import { useEffect } from 'react';
import { savesData } from '@/lib/browser/reduced-motion';
import { readGames } from '@/lib/games/read-games';
import { hallGamesInput, NO_FILTER, ROW_FULL } from '@/lib/games/rules';
import type { TileGame } from './types';

interface FurtherGames {
  /** The row is in or near the viewport. */
  isWanted: boolean;
  games: readonly TileGame[];
  category: string | undefined;
  onFurther(games: readonly TileGame[]): void;
}

/** Once the row is in view. A failure leaves it unchanged. */
export function useFurtherGames({ isWanted, games, category, onFurther }: FurtherGames): void {
  useEffect(() => {
    if (!isWanted || category === undefined || savesData()) return;
    const running = new AbortController();
    const known = new Set(games.map(({ sysname }) => sysname));
    const part = { offset: known.size, count: ROW_FULL - known.size };
    readGames(hallGamesInput({ ...NO_FILTER, category }), part, running.signal).then(
      ({ items }) => !running.signal.aborted && onFurther(items.filter(({ sysname }) => !known.has(sysname))),
      () => undefined,
    );
    return () => running.abort();
  }, [isWanted, games, category, onFurther]);
}
