'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './shop-view.module.scss';

const PlayerPoints = lazyPart(
  () => import('./player-purchase').then((module) => module.PlayerPoints),
  UnreadPoints,
);

/**
 * The player's points to spend, or for a guest the way to get some; beside the shop's heading. The line is reserved
 * from the start, so that rewards do not shift when the session becomes known.
 */
export function ShopPoints() {
  const t = useTranslations('loyalty');
  const isPlayer = useSession(selectIsPlayer);
  const isGuest = useSession(({ status }) => status === 'guest');
  return (
    <div className={styles.points}>
      {isGuest && (
        <Button onClick={() => void openDialog('auth', { type: 'registration' })}>{t('join')}</Button>
      )}
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
