'use client';

import styles from './game-grid.module.scss';
import { GameTile, type TileGame } from './game-tile';

interface RowTilesProps {
  games: readonly TileGame[];
  hasHeart: boolean;
}

/** Tiles of a row. A client component, so that the page carries what each game is, and not each tile's elements again. */
export function RowTiles({ games, hasHeart }: RowTilesProps) {
  return (
    <div className={styles.rowFrame}>
      <ul className={styles.row}>
        {games.map((game) => (
          <li key={game.sysname} className={styles.rowItem}>
            <GameTile game={game} hasHeart={hasHeart} />
          </li>
        ))}
      </ul>
    </div>
  );
}
