'use client';

import { useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { firstInteraction } from '@/lib/browser/first-interaction';
import styles from './game-grid.module.scss';
import { GameTile } from './game-tile';
import type { TileGame } from './types';
import { useTiles } from './use-tiles';

const RowControls = lazyPart(() =>
  firstInteraction()
    .then(() => import('./row-controls'))
    .then((module) => module.RowControls),
);

interface RowTilesProps {
  /** Name of the row, for its page buttons. */
  title: string;
  games: readonly TileGame[];
  /** Whether favourites are enabled (R-GAME-11). */
  hasHeart: boolean;
  /** Category whose further games load when the row is scrolled into view. */
  category?: string | undefined;
}

/** A client component, so that the page's payload has only the games' data, not each tile's elements. */
export function RowTiles({ title, games, hasHeart, category }: RowTilesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [further, setFurther] = useState<readonly TileGame[]>([]);
  const shown = [...games, ...further];
  const { tileOf, events, reader } = useTiles(shown, hasHeart);
  return (
    <div className={styles.rowFrame} ref={frame}>
      <ul className={styles.row} {...events}>
        {shown.map((game, index) => (
          <li key={game.sysname} className={styles.rowItem} data-tile={index}>
            <GameTile {...tileOf(game)} />
          </li>
        ))}
      </ul>
      <RowControls title={title} frame={frame} games={games} category={category} onFurther={setFurther} />
      {reader}
    </div>
  );
}
