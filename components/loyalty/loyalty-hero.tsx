'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import companions from './companions.svg';
import { HeroArt } from './hero-art';
import { HeroSkeleton } from './hero-skeleton';
import styles from './loyalty-hero.module.scss';
import type { LoyaltyHeroProps } from './types';

const MemberPanel = lazyPart(() => import('./member-panel').then((module) => module.MemberPanel), {
  fallback: UnreadMember,
});

/** What loyalty is for the one who looks: an invitation for a guest, the own progress for a player. */
export function LoyaltyHero(props: LoyaltyHeroProps) {
  const status = useSession((state) => state.status);
  return (
    <div className={styles.hero} data-session={status}>
      {status === 'player' ? (
        <Suspense fallback={<HeroSkeleton />}>
          <MemberPanel {...props} />
        </Suspense>
      ) : (
        <Invitation />
      )}
    </div>
  );
}

function Invitation() {
  const t = useTranslations('loyalty');
  const { isWaiting, click } = useSignInClick('registration');
  return (
    <>
      <HeroArt src={companions.src} />
      <div className={styles.words}>
        <p className={styles.title}>{t('guestTitle')}</p>
        <p className={styles.text}>{t('guestText')}</p>
        <div className={styles.actions}>
          <Button size="l" isBusy={isWaiting} onClick={click}>
            {t('join')}
          </Button>
          <ButtonLink look="secondary" size="l" href={paths.loyaltyShop()}>
            {t('shop.open')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function UnreadMember(_: LoyaltyHeroProps) {
  const t = useTranslations('loyalty.shop');
  return (
    <>
      <HeroArt src={companions.src} />
      <p className={styles.text} role="alert">
        {t('balanceFailed')}
      </p>
    </>
  );
}
