'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';

const RecentPlayerHints = lazyPart(() =>
  import('./recent-player-hints').then((module) => module.RecentPlayerHints),
);

/** At the bottom of the viewport. Renders and loads nothing for a guest. */
export function Hints() {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return null;
  return <RecentPlayerHints />;
}
