import type { Ref } from 'react';
import { assertRenderable } from '@/lib/games/rules';
import styles from './game-grid.module.scss';
import { GameTile, type TileGame } from './game-tile';

interface GameGridProps {
  games: readonly TileGame[];
  hasHeart: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Tiles in as many columns as fit: always 2, 3, 4 or 6, so that pages of 12 fill their rows. */
export function GameGrid({ games, hasHeart, ref }: GameGridProps) {
  assertRenderable(games.length);
  return (
    <ul className={styles.grid} ref={ref}>
      {games.map((game) => (
        <li key={game.sysname}>
          <GameTile game={game} hasHeart={hasHeart} />
        </li>
      ))}
    </ul>
  );
}

/** Outlines of so many tiles. */
export function BoxGrid({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <GameTile key={index} game={BLANK} hasHeart={false} isBox />
      ))}
    </div>
  );
}

const BLANK: TileGame = { sysname: '', name: '', image: null };
