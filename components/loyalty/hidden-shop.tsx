'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FailedState } from '@/components/ui/failed-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { LostPart } from '@/components/ui/lost-part';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import { useSession } from '@/stores/session';
import { ShopSkeleton } from './shop-skeleton';

const PlayerShop = lazyPart(() => import('./player-shop').then((module) => module.PlayerShop), LostPart);

/** Shown if the server could not read the rewards: they may be reserved for players, so guests are asked to sign in. */
export function HiddenShop() {
  const t = useTranslations('loyalty.shop');
  const tCommon = useTranslations('common');
  const status = useSession((state) => state.status);
  const { isWaiting, click } = useSignInClick('authorization');
  if (status === 'player') {
    return <PlayerShop fallback={<ShopSkeleton />} />;
  }
  if (status === 'unreachable') return <FailedState />;
  return (
    <FailedState text={t('hidden')}>
      <Button isBusy={isWaiting} onClick={click}>
        {tCommon('logIn')}
      </Button>
    </FailedState>
  );
}
