import type { MouseEvent } from 'react';
import { replaceFailedPictures } from './failed-pictures';
import { askToSignIn } from './ask-to-sign-in';
import type { TileGame } from './types';
import { tileOf } from './tile-of';

/** Heart clicks and failed pictures of a whole grid. `app-shell/follow-links` handles all links. */
export function useTileEvents(
  toggle: ((sysname: string) => void) | undefined,
  gameAt: (index: number) => TileGame | null | undefined,
) {
  return {
    ref: replaceFailedPictures,
    onClick: ({ target }: MouseEvent) => {
      const heart = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      const tile = heart && tileOf(heart);
      const game = tile && gameAt(Number(tile.dataset.tile));
      if (!game) return;
      heart.dataset['pressed'] = '';
      if (toggle) toggle(game.sysname);
      else void askToSignIn();
    },
  };
}
