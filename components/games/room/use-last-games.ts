'use client';

import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { GameRoomProps } from './game-room';

const MAX_LAST_GAMES = 8;

/** Notes a game that is played, so that the search can offer it again. */
export function useLastGames({ sysname, name, image }: GameRoomProps['game'], isPlayed: boolean): void {
  useEffect(() => {
    if (!isPlayed) return;
    const others = (readStored('last_games') ?? []).filter((game) => game.sysname !== sysname);
    writeStored('last_games', [{ sysname, name, image }, ...others].slice(0, MAX_LAST_GAMES));
  }, [sysname, name, image, isPlayed]);
}
