'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignInPress } from '@/components/ui/use-sign-in-press';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './loyalty-hero.module.scss';

const MemberPanel = lazyPart(
  () => import('./member-panel').then((module) => module.MemberPanel),
  UnreadMember,
);

/** What loyalty is for the one who looks: an invitation for a guest, the own progress for a player. */
export function LoyaltyHero({ hasCharacters }: { hasCharacters: boolean }) {
  const t = useTranslations('loyalty');
  const isPlayer = useSession(selectIsPlayer);
  const { isWaiting, press } = useSignInPress('registration');
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
          <Button size="l" className={styles.action} isBusy={isWaiting} onClick={press}>
            {t('join')}
          </Button>
        </>
      )}
    </div>
  );
}

function UnreadMember(_: { hasCharacters: boolean }) {
  const t = useTranslations('loyalty.shop');
  return (
    <p className={styles.text} role="alert">
      {t('balanceFailed')}
    </p>
  );
}
