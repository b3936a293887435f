'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { selectUid, useSession } from '@/stores/session';
import styles from './game-room.module.scss';

const PlayerFreeSpins = lazy(() =>
  import('../player-extras').then((module) => ({ default: module.PlayerFreeSpins })),
);

/** Free spins a player has left in this game; nothing for others (R-GAME-12). */
export function FreeSpinsFact({ sysname }: { sysname: string }) {
  const t = useTranslations('games');
  const uid = useSession((state) => (state.status === 'player' ? selectUid(state) : null));
  if (!uid) return null;
  return (
    <Suspense fallback={null}>
      <PlayerFreeSpins
        uid={uid}
        sysname={sysname}
        render={(count) => (
          <div className={styles.fact}>
            <dt className={styles.factName}>{t('freeSpinsLeft')}</dt>
            <dd className={styles.factStrong}>{count}</dd>
          </div>
        )}
      />
    </Suspense>
  );
}
