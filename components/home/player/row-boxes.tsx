import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import grid from '@/components/games/tile/game-grid.module.scss';
import tile from '@/components/games/tile/game-tile.module.scss';
import styles from './row-boxes.module.scss';

const BOXES = Array.from({ length: 8 }, (_, index) => index);

interface RowBoxesProps {
  /** Nothing is loading: no animation. */
  isStill?: boolean;
  children?: ReactNode;
}

/** With the exact height of a row of tiles. */
export function RowBoxes({ isStill = false, children }: RowBoxesProps) {
  return (
    <div className={clsx(grid.rowFrame, styles.boxes)}>
      <div className={clsx(grid.row, styles.boxRow)} aria-hidden="true">
        {BOXES.map((box) => (
          <div key={box} className={grid.rowItem}>
            <div className={clsx(tile.box, !isStill && tile.breathing)} />
          </div>
        ))}
      </div>
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
