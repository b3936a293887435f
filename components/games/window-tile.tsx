'use client';

import { clsx } from 'clsx';
import { memo, useState } from 'react';
import iconButton from '@/components/ui/icon-button.module.scss';
import styles from './game-tile.module.scss';
import grid from './game-grid.module.scss';
import { tileFace } from './tile-face';
import type { TileGame } from './game-tile';

const HEART = clsx(iconButton.iconButton, styles.heart, styles.corner);
const LIKED_HEART = clsx(HEART, styles.liked);

/** Texts of a tile; the same object for all tiles, so that none is drawn again for them. */
export interface TileWords {
  favourite(name: string): string;
  freeSpins(count: number): string;
  address(sysname: string): string;
}

interface WindowTileProps {
  index: number;
  total: number;
  /** Place in the grid, in pixels. */
  x: number;
  y: number;
  /** Undefined while the game is on its way, null where the platform named none. */
  game: TileGame | null | undefined;
  words: TileWords;
  hasHeart: boolean;
  isLiked: boolean;
  freeSpins: number;
  /** The list flies by: pictures and hearts that were not shown yet wait until it is slower. */
  isFlying: boolean;
}

/**
 * A tile of a long list, placed by itself. It holds no handlers, queries or texts of its own: the grid listens for all
 * its tiles, because making tiles is what scrolling costs.
 */
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
      {game && gameOnTile(props, game, isWhole)}
    </li>
  );
});

/** Plain elements, no components: a list that flies by makes hundreds of tiles a second, and those of one element. */
function gameOnTile(props: WindowTileProps, { sysname, name, image }: TileGame, isWhole: boolean) {
  const { words, hasHeart, isLiked, freeSpins } = props;
  return (
    <>
      <a className={isWhole ? styles.link : styles.bare} href={words.address(sysname)} data-soft="">
        {isWhole ? tileFace({ name, image, isEager: true }) : name}
      </a>
      {freeSpins > 0 && <span className={styles.freeSpins}>{words.freeSpins(freeSpins)}</span>}
      {hasHeart && isWhole && (
        <button
          type="button"
          className={isLiked ? LIKED_HEART : HEART}
          aria-label={words.favourite(name)}
          aria-pressed={isLiked}
        />
      )}
    </>
  );
}
