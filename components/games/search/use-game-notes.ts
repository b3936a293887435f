import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { GAME_KINDS } from '@/lib/content/game-types';
import type { SearchGame, SearchIndex } from '@/lib/games/search-index';

/** One line with provider and type of a game; empty if both are unknown. */
export function useGameNotes(index: SearchIndex | null, found: readonly SearchGame[]) {
  const t = useTranslations('search.types');
  const games = useMemo(() => new Map(index?.data.games.map((game) => [game.sysname, game])), [index]);
  const makers = useMemo(
    () => new Map(index?.data.providers.map(({ sysname, name }) => [sysname, name])),
    [index],
  );
  return (sysname: string): string => {
    const game = games.get(sysname) ?? found.find((other) => other.sysname === sysname);
    const kind = GAME_KINDS.find((name) => name === game?.type);
    return [makers.get(game?.provider ?? ''), kind && t(kind)].filter(Boolean).join(' · ');
  };
}
