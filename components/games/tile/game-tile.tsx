import { clsx } from 'clsx';
import { memo } from 'react';
import styles from './game-tile.module.scss';
import { tileParts, type TileParts } from './tile-parts';

/** For short lists; memoized, so it re-renders only when its own game changes. */
export const GameTile = memo(function GameTile(props: Omit<TileParts, 'isBare'>) {
  return <div className={styles.tile}>{tileParts(props)}</div>;
});

/** `isStill`: no animation, because the skeleton shows only for a moment. */
export function TileBox({ isStill }: { isStill?: boolean | undefined }) {
  return <div className={clsx(styles.tile, styles.box, !isStill && styles.breathing)} aria-hidden="true" />;
}
