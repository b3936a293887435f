'use client';

import { clsx } from 'clsx';
import { memo, useState } from 'react';
import styles from './game-tile.module.scss';
import grid from './game-grid.module.scss';
import type { TileGame } from './types';
import { tileParts } from './tile-parts';
import type { TileWords } from './use-tile-words';

interface WindowTileProps {
  index: number;
  total: number;
  /** Place in the grid, in pixels. */
  x: number;
  y: number;
  /** Undefined while the game loads, null where the platform named none. */
  game: TileGame | null | undefined;
  words: TileWords;
  hasHeart: boolean;
  isLiked: boolean;
  freeSpins: number;
  /** The list flies by: pictures and hearts that were not shown yet wait until it is slower. */
  isFlying: boolean;
}

/** A tile of a long list, placed by itself. */
export const WindowTile = memo(function WindowTile(props: WindowTileProps) {
  const { index, total, x, y, game, isFlying } = props;
  const [isWhole, setIsWhole] = useState(!isFlying);
  if (!isFlying && !isWhole) setIsWhole(true);
  return (
    <li
      className={clsx(styles.tile, grid.cell)}
      style={{ left: x, top: y }}
      data-tile={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      // Takes the focus until its game is there; a change of this would take the focus away.
      tabIndex={-1}
      aria-busy={game === undefined || undefined}
    >
      {game === undefined && <div className={clsx(styles.box, isWhole && styles.breathing)} />}
      {game && tileParts({ ...props, game, isEager: true, isBare: !isWhole })}
    </li>
  );
});
