'use client';

import { lazy, Suspense } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerPopups = lazy(() =>
  import('./player-popups').then((module) => ({ default: module.PlayerPopups })),
);

/** Brings in the popups of players once one is here. */
export function PlayerPopupsGate() {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return null;
  return (
    <Suspense fallback={null}>
      <PlayerPopups />
    </Suspense>
  );
}
