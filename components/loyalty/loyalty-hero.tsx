'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './loyalty-hero.module.scss';

const MemberPanel = lazy(() => import('./member-panel').then((module) => ({ default: module.MemberPanel })));

/** What loyalty is for the one who looks: an invitation for a guest, the own progress for a player. */
export function LoyaltyHero({ hasCharacters }: { hasCharacters: boolean }) {
  const t = useTranslations('loyalty');
  const isPlayer = useSession(selectIsPlayer);
  return (
    <div className={styles.hero}>
      {isPlayer ? (
        <Suspense fallback={<Skeleton className={styles.skeleton} />}>
          <MemberPanel hasCharacters={hasCharacters} />
        </Suspense>
      ) : (
        <>
          <p className={styles.title}>{t('guestTitle')}</p>
          <p className={styles.text}>{t('guestText')}</p>
          <Button
            size="l"
            className={styles.action}
            onClick={() => void openDialog('auth', { type: 'registration' })}
          >
            {t('join')}
          </Button>
        </>
      )}
    </div>
  );
}
