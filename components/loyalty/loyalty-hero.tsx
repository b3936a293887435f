'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import companions from './companions.svg';
import { HeroArt } from './hero-art';
import { HeroSkeleton } from './hero-skeleton';
import styles from './loyalty-hero.module.scss';
import type { LoyaltyHeroProps } from './types';

const MemberPanel = lazyPart(
  () => import('./member-panel').then((module) => module.MemberPanel),
  UnreadMember,
);

/**
 * Loyalty hero: an invitation for guests, their own progress for players. Accepting the invitation before the session
 * is known leads members to their progress.
 */
export function LoyaltyHero(props: LoyaltyHeroProps) {
  const status = useSession((state) => state.status);
  const { isWaiting, wasClicked, click } = useSignInClick('registration');
  return (
    <div
      ref={wasClicked ? takeLostFocus : undefined}
      tabIndex={wasClicked ? -1 : undefined}
      className={styles.hero}
      data-session={status}
    >
      {status === 'player' ? (
        <MemberPanel fallback={<HeroSkeleton />} {...props} />
      ) : (
        <Invitation isBusy={isWaiting} onClick={click} />
      )}
    </div>
  );
}

function Invitation(button: { isBusy: boolean; onClick: () => void }) {
  const t = useTranslations('loyalty');
  return (
    <>
      <HeroArt src={companions.src} />
      <div className={styles.words}>
        <p className={styles.title}>{t('guestTitle')}</p>
        <p className={styles.text}>{t('guestText')}</p>
        <div className={styles.actions}>
          <Button size="l" {...button}>
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
