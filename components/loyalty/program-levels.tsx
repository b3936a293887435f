'use client';

import { lazy, Suspense } from 'react';
import type { Level } from '@/lib/loyalty/schema';
import { selectIsPlayer, useSession } from '@/stores/session';
import { LevelList } from './level-list';

const PlayerLevels = lazy(() =>
  import('./player-levels').then((module) => ({ default: module.PlayerLevels })),
);

interface ProgramLevelsProps {
  sysname: string;
  levels: readonly Level[];
}

/** Levels of a programme; a player sees the own one marked. */
export function ProgramLevels({ sysname, levels }: ProgramLevelsProps) {
  const isPlayer = useSession(selectIsPlayer);
  const list = <LevelList levels={levels} />;
  if (!isPlayer) return list;
  return (
    <Suspense fallback={list}>
      <PlayerLevels sysname={sysname} levels={levels} />
    </Suspense>
  );
}
