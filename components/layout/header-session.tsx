'use client';

import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { isReturning } from '@/lib/session/returning';
import { useSession } from '@/stores/session';
import styles from './header-session.module.scss';

const loadPlayerCorner = () => import('./player-corner');
const PlayerCorner = lazyPart(() => loadPlayerCorner().then((module) => module.PlayerCorner));

/** The header's end: for a guest its children, the sign-in and registration; for a player balance and profile. */
export function HeaderSession({ children }: { children: ReactNode }) {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  useEffect(() => {
    // Preloaded while the session is still being probed, for returning players, who will most likely need it.
    if (isReturning()) void loadPlayerCorner().catch(() => undefined);
  }, []);
  if (status === 'player' && user) {
    return (
      <Suspense fallback={<Waiting className={styles.waiting} />}>
        <PlayerCorner user={user} />
      </Suspense>
    );
  }
  return (
    <div className={styles.guest} data-session={status}>
      <span className={styles.buttons}>{children}</span>
      <Waiting className={styles.skeleton} />
    </div>
  );
}

/** Shapes of the balance, the deposit and the avatar. */
function Waiting({ className }: { className: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
