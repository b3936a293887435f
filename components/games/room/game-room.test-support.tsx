import { GameRoom } from './game-room';
import type { GameRoomProps } from './types';

export const game = { sysname: 'book-of-sun', name: 'Book of Sun', image: null, type: 'slot', hasDemo: true };

/** The game layout for a slot with a demo, above one line of text. */
export function gameRoom(more: Partial<GameRoomProps> = {}) {
  return (
    <GameRoom
      game={game}
      playUrl="/platform/game/{sysname}/play"
      fullScreen="all"
      isZeroBalanceAllowed
      hasHeart={false}
      facts={null}
      {...more}
    >
      <p>below</p>
    </GameRoom>
  );
}
