'use client';

import { useEffect } from 'react';
import { keepLastGame } from '@/lib/games/last-games';
import type { GameRoomProps } from './types';

/** Notes a game that is played, so that the search can offer it again. */
export function useLastGames({ sysname, name, image }: GameRoomProps['game'], isPlayed: boolean): void {
  useEffect(() => {
    if (isPlayed) keepLastGame({ sysname, name, image });
  }, [sysname, name, image, isPlayed]);
}
