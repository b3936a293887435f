'use client';

import { renderError } from '@/lib/games/rules';
import styles from './game-grid.module.scss';
import { GameTile, TileBox } from './game-tile';
import type { TileGame } from './types';
import { TooLong } from './too-long';
import { useTiles } from './use-tiles';

interface GameGridProps {
  games: readonly TileGame[];
  /** The favourite icon is switched on (R-GAME-11). */
  hasHeart: boolean;
  /** Skeletons after the games, for further ones that load. */
  boxes?: number;
  /** The outlines stand for a frame or two. */
  areBoxesStill?: boolean;
  /** Pictures at the very top of the page, which are not put off. */
  eagerPictures?: number;
}

/** Tiles in as many columns as fit: always 2, 3, 4, 6 or 8, so that the first 24 fill their rows. */
export function GameGrid(props: GameGridProps) {
  const error = renderError(props.games.length + (props.boxes ?? 0));
  return error ? <TooLong error={error} /> : <Grid {...props} />;
}

function Grid({ games, hasHeart, boxes = 0, areBoxesStill, eagerPictures = 0 }: GameGridProps) {
  const { tileOf, events, reader } = useTiles(games, hasHeart);
  return (
    <>
      <ul className={styles.grid} {...events}>
        {games.map((game, index) => (
          <li key={game.sysname} data-tile={index}>
            <GameTile {...tileOf(game)} isEager={index < eagerPictures} />
          </li>
        ))}
        {Array.from({ length: boxes }, (_, index) => (
          <li key={`box-${index}`} aria-hidden="true">
            <TileBox isStill={areBoxesStill} />
          </li>
        ))}
      </ul>
      {reader}
    </>
  );
}
