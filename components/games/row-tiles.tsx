'use client';

import styles from './game-grid.module.scss';
import { GameTile, type TileGame } from './game-tile';
import { useTiles } from './use-tiles';

interface RowTilesProps {
  games: readonly TileGame[];
  /** The favourite icon is switched on (R-GAME-11). */
  hasHeart: boolean;
}

/** Tiles of a row. A client component, so that the page carries what each game is, and not each tile's elements again. */
export function RowTiles({ games, hasHeart }: RowTilesProps) {
  const { tileOf, events, reader } = useTiles(games, hasHeart);
  return (
    <div className={styles.rowFrame}>
      <ul className={styles.row} {...events}>
        {games.map((game, index) => (
          <li key={game.sysname} className={styles.rowItem} data-tile={index}>
            <GameTile {...tileOf(game)} />
          </li>
        ))}
      </ul>
      {reader}
    </div>
  );
}
