import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { withQueries } from '@/components/shared/query/query-client';
import { useToggleLike } from '@/lib/games/mutations';
import { freeSpinsQuery, likesQuery } from '@/lib/games/queries';
import type { FreeSpinPack } from '@/lib/games/schema';
import type { PlayerMarks } from './types';

interface PlayerMarksReaderProps {
  uid: number;
  hasHeart: boolean;
  onChange(marks: PlayerMarks): void;
}

/** Once for a whole list (R-GAME-10, R-GAME-12). */
export const PlayerMarksReader = withQueries(function PlayerMarksReader({
  uid,
  hasHeart,
  onChange,
}: PlayerMarksReaderProps) {
  const { data: likes, isError, refetch } = useQuery({ ...likesQuery(uid), enabled: hasHeart });
  const { data: packs } = useQuery(freeSpinsQuery(uid));
  const toggleLike = useToggleLike(uid);
  useLayoutEffect(() => {
    const liked = new Set(likes);
    const toggle = (sysname: string) => toggleLike({ sysname, isLiked: liked.has(sysname) });
    // Every heart looks empty without the list, so that a click asks for a favourite, and never removes one.
    async function readAndAdd(sysname: string): Promise<void> {
      const { data, error } = await refetch();
      if (!data) await reactToError(error, 'react');
      else if (!data.includes(sysname)) toggleLike({ sysname, isLiked: false });
    }
    const onUnread = isError ? (sysname: string) => void readAndAdd(sysname) : undefined;
    onChange({ liked, freeSpins: countFreeSpins(packs ?? []), toggle: likes ? toggle : onUnread });
  }, [likes, isError, refetch, packs, toggleLike, onChange]);
  return null;
});

function countFreeSpins(packs: readonly FreeSpinPack[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { game, remaining_count, status } of packs) {
    if (status !== 'active') continue;
    counts.set(game.sysname, (counts.get(game.sysname) ?? 0) + remaining_count);
  }
  return counts;
}
