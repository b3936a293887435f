import { clsx } from 'clsx';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import type { Game } from '@/lib/games/schema';
import styles from './game-tile.module.scss';
import { TileExtras } from './tile-extras';
import { tileFace } from './tile-face';

/** What a tile needs of a game. */
export type TileGame = Pick<Game, 'sysname' | 'name' | 'image'>;

interface GameTileProps {
  game: TileGame;
  /** The favourite icon is switched on (R-GAME-11). */
  hasHeart: boolean;
  /** Stands at the very top of its page. */
  isEager?: boolean;
}

/** A game as a link to its page: picture, name, favourite and free spins (R-GAME-02, R-GAME-03). */
export function GameTile({ game, hasHeart, isEager }: GameTileProps) {
  const { sysname, name, image } = game;
  return (
    <div className={styles.tile}>
      <Link href={paths.game(sysname)} className={styles.link}>
        {tileFace({ name, image, isEager })}
      </Link>
      <TileExtras sysname={sysname} name={name} hasHeart={hasHeart} />
    </div>
  );
}

/** Only the outline of a tile: what it shows is on its way. */
export function TileBox() {
  return <div className={clsx(styles.tile, styles.box, styles.breathing)} aria-hidden="true" />;
}
