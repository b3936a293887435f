import { useDeferredValue } from 'react';
import { movingList } from '@/components/ui/moving-list';
import { useSession } from '@/stores/session';
import { replaceFailedPictures } from './failed-pictures';
import type { TileGame } from './types';
import { usePlayerMarks } from './use-player-marks';
import { useTileEvents } from './use-tile-events';
import { useTileWords } from './use-tile-words';

/** Replaces failed pictures and animates games that move. */
function startList(list: HTMLElement | null) {
  const stops = [replaceFailedPictures(list), movingList(list)];
  return () => stops.forEach((stop) => stop?.());
}

/**
 * Shared by the tiles of a short list: texts, the player's marks, and one click listener for all hearts, to be attached
 * to the list. `tileOf` returns the props of one tile; render `reader` beside the list.
 */
export function useTiles(games: readonly TileGame[], hasHeart: boolean) {
  const words = useTileWords();
  const [marks, reader] = usePlayerMarks(hasHeart);
  // Hearts do nothing before the session is known, so the server's HTML has none. They are added in a deferred render,
  // which yields to user input.
  const isKnown = useDeferredValue(useSession((state) => state.status !== 'unknown'));
  const events = useTileEvents(marks.toggle, (index) => games[index]);
  return {
    events: { ...events, ref: startList },
    reader,
    tileOf: (game: TileGame) => ({
      game,
      words,
      hasHeart: hasHeart && isKnown,
      isLiked: marks.liked.has(game.sysname),
      freeSpins: marks.freeSpins.get(game.sysname) ?? 0,
    }),
  };
}
