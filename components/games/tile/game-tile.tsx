import { clsx } from 'clsx';
import { memo } from 'react';
import styles from './game-tile.module.scss';
import { tileParts } from './tile-parts';
import type { TileGame } from './types';
import type { TileWords } from './use-tile-words';

interface GameTileProps {
  game: TileGame;
  words: TileWords;
  /** Has a working heart (R-GAME-11). */
  hasHeart: boolean;
  isLiked: boolean;
  freeSpins: number;
  /** At the very top of the page. */
  isEager?: boolean;
}

/** For short lists; memoized, so it re-renders only when its own game changes. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  return <div className={styles.tile}>{tileParts(props)}</div>;
});

/** `isStill`: no animation, because the skeleton shows only for a moment. */
export function TileBox({ isStill = false }: { isStill?: boolean }) {
  return <div className={clsx(styles.tile, styles.box, !isStill && styles.breathing)} aria-hidden="true" />;
}
