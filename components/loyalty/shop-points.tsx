'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './shop-view.module.scss';

const PlayerPoints = lazyPart(
  () => import('./player-purchase').then((module) => module.PlayerPoints),
  UnreadPoints,
);

/**
 * The player's points to spend, or what a guest must do to get some; beside the shop's heading. The line is reserved
 * from the start, so that rewards do not shift when the session becomes known.
 */
export function ShopPoints() {
  const t = useTranslations('loyalty.shop');
  const isPlayer = useSession(selectIsPlayer);
  const isGuest = useSession(({ status }) => status === 'guest');
  return (
    <div className={styles.points}>
      {isGuest && <p>{t('guestPoints')}</p>}
      {isPlayer && <PlayerPoints fallback={<Skeleton className={styles.pointsSkeleton} />} />}
    </div>
  );
}

function UnreadPoints() {
  const t = useTranslations('loyalty.shop');
  return (
    <p className={styles.pointsFailed} role="alert">
      {t('balanceFailed')}
    </p>
  );
}
