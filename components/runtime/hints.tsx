'use client';

import { lazy, Suspense } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerHints = lazy(() => import('./player-hints').then((module) => ({ default: module.PlayerHints })));

/** Place of the hints below the header; a guest's page holds nothing there and loads nothing for it. */
export function Hints() {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return null;
  return (
    <Suspense fallback={null}>
      <PlayerHints />
    </Suspense>
  );
}
