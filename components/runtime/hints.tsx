'use client';

import { lazy, Suspense } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';

const RecentPlayerHints = lazy(() =>
  import('./recent-player-hints').then((module) => ({ default: module.RecentPlayerHints })),
);

/** Place of the hints below the header. It holds and loads nothing for a guest. */
export function Hints() {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return null;
  return (
    <Suspense fallback={null}>
      <RecentPlayerHints />
    </Suspense>
  );
}
