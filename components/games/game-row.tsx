import { clsx } from 'clsx';
import { Section } from '@/components/ui/section';
import styles from './game-grid.module.scss';
import { GameTile, type TileGame } from './game-tile';

interface GameRowProps {
  title: string;
  /** Page with all games of the row. */
  href: string;
  linkLabel: string;
  isTitleLink: boolean;
  games: readonly TileGame[];
  hasHeart: boolean;
  /** Stands below the first screen. */
  isLate?: boolean;
}

/** A titled row of games that scrolls sideways. */
export function GameRow({ games, hasHeart, isLate = false, ...section }: GameRowProps) {
  return (
    <div className={clsx(isLate && styles.late)}>
      <Section {...section}>
        <ul className={styles.row}>
          {games.map((game) => (
            <li key={game.sysname} className={styles.rowItem}>
              <GameTile game={game} hasHeart={hasHeart} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
