'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Level } from '@/lib/loyalty/schema';
import { selectIsPlayer, useSession } from '@/stores/session';
import { LevelList } from './level-list';

interface ProgramLevelsProps {
  sysname: string;
  levels: readonly Level[];
}

const PlayerLevels = lazyPart(
  () => import('./player-levels').then((module) => module.PlayerLevels),
  ({ levels }: ProgramLevelsProps) => <LevelList levels={levels} />,
);

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
