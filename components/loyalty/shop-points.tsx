'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './shop-view.module.scss';

const PlayerPoints = lazy(() =>
  import('./player-points').then((module) => ({ default: module.PlayerPoints })),
);

/** What a player has to spend. Its line stands for everyone, so that the rewards do not move when it comes. */
export function ShopPoints() {
  const isPlayer = useSession(selectIsPlayer);
  return (
    <div className={styles.points}>
      {isPlayer && (
        <Suspense fallback={<Skeleton className={styles.pointsSkeleton} />}>
          <PlayerPoints />
        </Suspense>
      )}
    </div>
  );
}
