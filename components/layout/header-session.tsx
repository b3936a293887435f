'use client';

import { useEffect, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { isReturning } from '@/lib/session/returning';
import { useSession } from '@/stores/session';
import styles from './header-session.module.scss';

const loadPlayerCorner = () => import('./player-corner');
const PlayerCorner = lazyPart(() => loadPlayerCorner().then((module) => module.PlayerCorner));

/** Its children (sign-in and registration) for a guest; balance and profile for a player. */
export function HeaderSession({ children }: { children: ReactNode }) {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  useEffect(() => {
    // Preloaded for returning players during the session probe: they will probably need it.
    if (isReturning()) void loadPlayerCorner().catch(() => undefined);
  }, []);
  if (status === 'player' && user) {
    return <PlayerCorner fallback={<Waiting className={styles.waiting} />} user={user} />;
  }
  return (
    <div className={styles.guest} data-session={status}>
      <span className={styles.buttons}>{children}</span>
      <Waiting className={styles.skeleton} />
    </div>
  );
}

function Waiting({ className }: { className: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
