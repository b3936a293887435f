'use client';

import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useToggleLike } from '@/lib/games/mutations';
import { freeSpinsQuery, likesQuery } from '@/lib/games/queries';
import type { FreeSpinPack } from '@/lib/games/schema';
import type { PlayerMarks } from './use-player-marks';

interface PlayerMarksReaderProps {
  uid: number;
  hasHeart: boolean;
  onChange(marks: PlayerMarks): void;
}

/** Reads a player's favourites and free spins once for a whole list (R-GAME-10, R-GAME-12). */
export function PlayerMarksReader({ uid, hasHeart, onChange }: PlayerMarksReaderProps) {
  const { data: likes } = useQuery({ ...likesQuery(uid), enabled: hasHeart });
  const { data: packs } = useQuery(freeSpinsQuery(uid));
  const { mutate, isPending } = useToggleLike(uid);
  useLayoutEffect(() => {
    const liked = new Set(likes);
    const isReady = likes !== undefined && !isPending;
    const toggle = (sysname: string) => mutate({ sysname, isLiked: liked.has(sysname) });
    onChange({ liked, freeSpins: countFreeSpins(packs ?? []), toggle: isReady ? toggle : undefined });
  }, [likes, packs, mutate, isPending, onChange]);
  return null;
}

function countFreeSpins(packs: readonly FreeSpinPack[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { game, remaining_count, status } of packs) {
    if (status !== 'active') continue;
    counts.set(game.sysname, (counts.get(game.sysname) ?? 0) + remaining_count);
  }
  return counts;
}
