'use client';

import type { MouseEvent } from 'react';
import { replaceFailedPictures } from './failed-pictures';
import { askToSignIn } from './favourite-heart';
import type { TileGame } from './types';
import { tileOf } from './tile-of';

/**
 * Clicks on the hearts of a whole grid, and its pictures that fail. Its links are followed as all of the site's are
 * (`app-shell/follow-links`).
 */
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
