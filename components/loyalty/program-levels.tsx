'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';
import { LevelList } from './level-list';
import type { ProgramLevelsProps } from './types';

const PlayerLevels = lazyPart(
  () => import('./player-levels').then((module) => module.PlayerLevels),
  (props: ProgramLevelsProps) => <LevelList {...props} />,
);

/** Levels of a programme; a player's own level is marked. */
export function ProgramLevels(props: ProgramLevelsProps) {
  const isPlayer = useSession(selectIsPlayer);
  const list = <LevelList {...props} />;
  if (!isPlayer) return list;
  return <PlayerLevels fallback={list} {...props} />;
}
