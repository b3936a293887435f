import { useEffect, useState } from 'react';
import { findGames } from '@/lib/games/read-games';
import type { SearchGame, SearchIndex } from '@/lib/games/search-index';

const MAX_RECOMMENDED = 12;

/**
 * Recommended games while the field is empty; the most popular ones if the operator names none. Read from the platform
 * until the catalogue is cached; empty on failure.
 * @param sysnames Null until the operator's choice is known.
 */
export function useRecommendedGames(
  sysnames: readonly string[] | null,
  index: SearchIndex | null,
): readonly SearchGame[] {
  const [games, setGames] = useState<readonly SearchGame[]>([]);
  const wanted = sysnames === null || index ? '' : sysnames.slice(0, MAX_RECOMMENDED).join(',');
  useEffect(() => {
    if (wanted === '') return;
    const running = new AbortController();
    const input = { sysnames: wanted.split(','), fields: ['description'], count: MAX_RECOMMENDED } as const;
    void findGames(input, running.signal).then(
      ({ items }) => setGames(items),
      () => undefined,
    );
    return () => running.abort();
  }, [wanted]);
  if (sysnames === null) return [];
  return index ? recommended(index.data.games, sysnames) : games;
}

function recommended(games: readonly SearchGame[], sysnames: readonly string[]): readonly SearchGame[] {
  const chosen = sysnames.flatMap((sysname) => games.find((game) => game.sysname === sysname) ?? []);
  return (chosen.length > 0 ? chosen : games).slice(0, MAX_RECOMMENDED);
}
