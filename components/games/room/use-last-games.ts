import { useEffect } from 'react';
import { keepLastGame } from '@/lib/games/last-games';
import type { GameRoomProps } from './types';

/** So that the search can suggest it. */
export function useLastGames({ sysname, name, image }: GameRoomProps['game'], isPlayed: boolean): void {
  useEffect(() => {
    if (isPlayed) keepLastGame({ sysname, name, image });
  }, [sysname, name, image, isPlayed]);
}
