import type { ReactNode } from 'react';
import type { FullScreenMode } from '@/lib/games/play-rules';
import type { Game } from '@/lib/games/schema';

export interface GameRoomProps {
  game: Pick<Game, 'sysname' | 'name' | 'image' | 'type' | 'hasDemo'>;
  /** Site path of a game's document with `{sysname}` in it (R-GAME-08). */
  playUrl: string;
  fullScreen: FullScreenMode;
  /** A slot opens for a player with empty balances too (R-GAME-16). */
  isZeroBalanceAllowed: boolean;
  hasHeart: boolean;
  /** One line of facts: on the poster, and below the game while it is played. */
  facts: ReactNode;
  /** What stands below the game. */
  children: ReactNode;
}
