import { renderError } from '@/lib/games/rules';
import styles from './game-grid.module.scss';
import { GameTile, TileBox } from './game-tile';
import type { TileGame } from './types';
import { TooLong } from './too-long';
import { useTiles } from './use-tiles';

interface GameGridProps {
  games: readonly TileGame[];
  /** Whether favourites are enabled (R-GAME-11). */
  hasHeart: boolean;
  /** Skeletons after the games, while more are loading. */
  boxes?: number;
  /** No animation: the skeletons show only for a frame or two. */
  areBoxesStill?: boolean;
  /** Number of pictures at the top of the page that load eagerly. */
  eagerPictures?: number;
}

/** Grid with 2, 3, 4, 6 or 8 columns, so that the first 24 tiles fill their rows. */
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
