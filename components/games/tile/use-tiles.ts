'use client';

import { useDeferredValue } from 'react';
import { movingList } from '@/components/ui/moving-list';
import { useSession } from '@/stores/session';
import { replaceFailedPictures } from './failed-pictures';
import type { TileGame } from './types';
import { usePlayerMarks } from './use-player-marks';
import { useTileEvents } from './use-tile-events';
import { useTileWords } from './use-tile-words';

/** A short list as it stands in the page: its pictures that fail are replaced, its games move to new places. */
function startList(list: HTMLElement | null) {
  const stops = [replaceFailedPictures(list), movingList(list)];
  return () => stops.forEach((stop) => stop?.());
}

/**
 * What the tiles of a short list share: their texts, a player's marks, and one listener for all hearts, to be put on the
 * list. `tileOf` gives what a tile of its own shows; `reader` must be rendered beside the list.
 */
export function useTiles(games: readonly TileGame[], hasHeart: boolean) {
  const words = useTileWords();
  const [marks, reader] = usePlayerMarks(hasHeart);
  // A heart does nothing before the session is known, so the server's HTML has none. They are added in a deferred render,
  // which yields to what the visitor does.
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
