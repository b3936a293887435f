'use client';

import { GameTile, TileBox } from '@/components/games/tile/game-tile';
import { useTileWords } from '@/components/games/tile/use-tile-words';
import styles from './gallery.module.scss';

/** A game of the sandbox's, whose picture is always the same. */
const GAME = { sysname: 'zen-drop', name: 'Zen Drop', image: '/platform/media/games/zen-drop-288x192.svg' };
const PLAIN = { sysname: 'plain', name: 'A game without a picture', image: null };

/** Tiles as guests and players see them, without a picture, and while they are awaited. */
export function GalleryTiles() {
  const words = useTileWords();
  return (
    <div className={styles.tiles}>
      <GameTile game={GAME} words={words} hasHeart isLiked={false} freeSpins={0} isEager />
      <GameTile game={GAME} words={words} hasHeart isLiked freeSpins={20} isEager />
      <GameTile game={PLAIN} words={words} hasHeart isLiked={false} freeSpins={0} />
      <TileBox isStill />
    </div>
  );
}
