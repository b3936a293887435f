'use client';

import { useEffect, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { isReturning } from '@/lib/session/returning';
import { useSession } from '@/stores/session';
import styles from './home-top.module.scss';
import { HomeBoxes } from './player/home-boxes';

const loadPlayerHome = () => import('./player/player-home');
const PlayerHome = lazyPart(() => loadPlayerHome().then((module) => module.PlayerHome));

interface HomeTopProps {
  hasHeart: boolean;
  isTitleLink: boolean;
  /** The banners, shown to guests. */
  children: ReactNode;
}

/**
 * Banners for guests; status and own games for players. The page is the same for everyone; if the device has had a
 * sign-in, the player's layout is reserved from the start, to avoid a layout shift.
 */
export function HomeTop({ children, ...rest }: HomeTopProps) {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (isReturning()) void loadPlayerHome().catch(() => undefined);
  }, []);
  return (
    <div className={styles.top} data-who={status}>
      <div className={styles.guest}>{children}</div>
      <div className={styles.player}>
        {user ? <PlayerHome fallback={<HomeBoxes />} user={user} {...rest} /> : <HomeBoxes />}
      </div>
    </div>
  );
}
