import { clsx } from 'clsx';
import { memo, useState } from 'react';
import styles from './game-tile.module.scss';
import grid from './game-grid.module.scss';
import type { TileGame } from './types';
import { tileParts, type TileParts } from './tile-parts';

interface WindowTileProps extends Omit<TileParts, 'game' | 'isEager' | 'isBare'> {
  index: number;
  total: number;
  /** Pixels within the grid. */
  x: number;
  y: number;
  /** Undefined while the game loads; null if the platform has none at this index. */
  game: TileGame | null | undefined;
  /** Fast scrolling: pictures and hearts not yet shown wait until it slows down. */
  isFlying: boolean;
}

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
      // Focusable until its game has loaded. Constant, because changing it would drop focus.
      tabIndex={-1}
      aria-busy={game === undefined || undefined}
    >
      {game === undefined && <div className={clsx(styles.box, isWhole && styles.breathing)} />}
      {game && tileParts({ ...props, game, isEager: true, isBare: !isWhole })}
    </li>
  );
});
