import { clsx } from 'clsx';
import iconButton from '@/components/ui/icon-button.module.scss';
import styles from './game-tile.module.scss';
import { tileFace } from './tile-face';
import type { TileGame } from './types';
import type { TileWords } from './use-tile-words';

const HEART = clsx(iconButton.iconButton, styles.heart, styles.corner);
const LIKED_HEART = clsx(HEART, styles.liked);

export interface TileParts {
  game: TileGame;
  words: TileWords;
  /** Has a working heart (R-GAME-11). */
  hasHeart: boolean;
  isLiked: boolean;
  freeSpins: number;
  /** In or near the viewport: the picture loads eagerly. */
  isEager?: boolean | undefined;
  /** During fast scrolling: only the name, in one element. */
  isBare?: boolean;
}

/**
 * A game as a link: picture, name, favourite and free spins (R-GAME-02, R-GAME-03, R-GAME-10 to R-GAME-12). Elements
 * without handlers, queries or translations of their own: the list listens for all its tiles (`use-tile-events`),
 * because rendering tiles is the main cost of opening, filtering and scrolling a list.
 */
export function tileParts({ game, words, hasHeart, isLiked, freeSpins, isEager, isBare = false }: TileParts) {
  const { sysname, name, image } = game;
  return (
    <>
      <a className={isBare ? styles.bare : styles.link} href={words.address(sysname)} data-soft="">
        {isBare ? name : tileFace({ name, image, isEager })}
      </a>
      {freeSpins > 0 && <span className={styles.freeSpins}>{words.freeSpins(freeSpins)}</span>}
      {hasHeart && !isBare && (
        <button
          type="button"
          className={isLiked ? LIKED_HEART : HEART}
          aria-label={words.favourite(name)}
          aria-pressed={isLiked}
        />
      )}
    </>
  );
}
