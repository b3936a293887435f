import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import type { Game } from '@/lib/games/schema';
import styles from './game-tile.module.scss';
import { TileExtras } from './tile-extras';

/** What a tile needs of a game. */
export type TileGame = Pick<Game, 'sysname' | 'name' | 'image'>;

interface GameTileProps {
  game: TileGame;
  /** The favourite icon is switched on (R-GAME-11). */
  hasHeart: boolean;
  /** Only the outline of the tile: what it shows is about to be replaced. */
  isBox?: boolean;
}

/** A game as a link to its page: picture of 288×192, name, favourite and free spins (R-GAME-02, R-GAME-03). */
export function GameTile({ game, hasHeart, isBox = false }: GameTileProps) {
  const { sysname, name, image } = game;
  if (isBox) return <div className={clsx(styles.tile, styles.box)} aria-hidden="true" />;
  return (
    <div className={styles.tile}>
      <Link href={paths.game(sysname)} className={styles.link}>
        <span className={styles.picture} data-letter={Array.from(name)[0] ?? ''}>
          {image && (
            <img
              src={image}
              width={288}
              height={192}
              alt=""
              loading="lazy"
              decoding="async"
              className={styles.image}
            />
          )}
          <span className={styles.play}>
            <Icon name="play" size={22} />
          </span>
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
      <TileExtras sysname={sysname} name={name} hasHeart={hasHeart} />
    </div>
  );
}
