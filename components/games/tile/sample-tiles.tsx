'use client';

import { GameTile, TileBox } from './game-tile';
import { useTileWords } from './use-tile-words';

/** A game of the sandbox, whose picture never changes. */
const GAME = { sysname: 'zen-drop', name: 'Zen Drop', image: '/platform/media/games/zen-drop-288x192.svg' };
const PLAIN = { sysname: 'plain', name: 'A game without a picture', image: null };

/** As seen by guests and players, without a picture, and loading. */
export function SampleTiles() {
  const words = useTileWords();
  return (
    <>
      <GameTile game={GAME} words={words} hasHeart isLiked={false} freeSpins={0} isEager />
      <GameTile game={GAME} words={words} hasHeart isLiked freeSpins={20} isEager />
      <GameTile game={PLAIN} words={words} hasHeart isLiked={false} freeSpins={0} />
      <TileBox isStill />
    </>
  );
}
