'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';

const RecentPlayerHints = lazyPart(() =>
  import('./recent-player-hints').then((module) => module.RecentPlayerHints),
);

/** Place of the hints over the foot of the page. It holds and loads nothing for a guest. */
export function Hints() {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return null;
  return (
    <Suspense fallback={null}>
      <RecentPlayerHints />
    </Suspense>
  );
}
