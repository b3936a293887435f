'use client';

import { clsx } from 'clsx';
import { memo } from 'react';
import styles from './game-tile.module.scss';
import { tileParts } from './tile-parts';
import type { TileGame } from './types';
import type { TileWords } from './use-tile-words';

interface GameTileProps {
  game: TileGame;
  words: TileWords;
  /** It has a heart, which works (R-GAME-11). */
  hasHeart: boolean;
  isLiked: boolean;
  freeSpins: number;
  /** Stands at the very top of its page. */
  isEager?: boolean;
}

/** A tile of a short list; rendered again only when something about its own game changed. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  return <div className={styles.tile}>{tileParts(props)}</div>;
});

/** Only the outline of a tile: what it shows is loading, `isStill` for a moment so short that nothing need move. */
export function TileBox({ isStill = false }: { isStill?: boolean }) {
  return <div className={clsx(styles.tile, styles.box, !isStill && styles.breathing)} aria-hidden="true" />;
}
