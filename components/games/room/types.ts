import type { ReactNode } from 'react';
import type { FullScreenMode } from '@/lib/games/play-rules';
import type { Game } from '@/lib/games/schema';

export interface GameRoomProps {
  game: Pick<Game, 'sysname' | 'name' | 'image' | 'type' | 'hasDemo'>;
  /** Site path of a game's document, containing `{sysname}` (R-GAME-08). */
  playUrl: string;
  fullScreen: FullScreenMode;
  /** Slots open even with empty balances (R-GAME-16). */
  isZeroBalanceAllowed: boolean;
  hasHeart: boolean;
  /** Shown on the poster and below a running game. */
  facts: ReactNode;
  /** Content below the game. */
  children: ReactNode;
}
