'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { isReturning } from '@/lib/session/returning';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import styles from './header-session.module.scss';

const loadPlayerCorner = () => import('./player-corner');
const PlayerCorner = lazyPart(() => loadPlayerCorner().then((module) => module.PlayerCorner));

/** The header's end: sign-in and registration for a guest, balance and profile for a player. */
export function HeaderSession() {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  useEffect(() => {
    // Fetched while it is still being asked who is here, by those who will most likely need it.
    if (isReturning()) void loadPlayerCorner().catch(() => undefined);
  }, []);
  if (status === 'player' && user) {
    return (
      <Suspense fallback={<span className={styles.waiting} aria-hidden="true" />}>
        <PlayerCorner user={user} />
      </Suspense>
    );
  }
  return (
    <div className={styles.guest} data-session={status}>
      <GuestCorner />
      <span className={styles.skeleton} aria-hidden="true" />
    </div>
  );
}

function GuestCorner() {
  const t = useTranslations('common');
  return (
    <span className={styles.buttons}>
      <Button look="ghost" size="s" onClick={() => void openDialog('auth', { type: 'authorization' })}>
        {t('logIn')}
      </Button>
      <Button size="s" onClick={() => void openDialog('auth', { type: 'registration' })}>
        {t('register')}
      </Button>
    </span>
  );
}
