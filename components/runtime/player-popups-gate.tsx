'use client';

import { lazy, Suspense } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerPopups = lazy(() =>
  import('./player-popups').then((module) => ({ default: module.PlayerPopups })),
);

const LoyaltyNotices = lazy(() =>
  import('./loyalty-notices').then((module) => ({ default: module.LoyaltyNotices })),
);

/** Brings in the popups and notices of players once one is here. */
export function PlayerPopupsGate() {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return null;
  return (
    <Suspense fallback={null}>
      <PlayerPopups />
      <LoyaltyNotices />
    </Suspense>
  );
}
