'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryProvider } from '@/components/runtime/query-client';
import { Skeleton } from '@/components/ui/skeleton';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { usePointsText } from './points-text';
import styles from './shop-view.module.scss';

/** The player's points; they drop right after a purchase. */
export function PlayerPoints() {
  return (
    <QueryProvider>
      <Points />
    </QueryProvider>
  );
}

function Points() {
  const t = useTranslations('loyalty.shop');
  const pointsText = usePointsText();
  const { data: info, isPending } = useQuery(loyaltyInfoQuery(useLocale()));
  if (isPending) return <Skeleton className={styles.pointsSkeleton} />;
  if (!info) return null;
  return (
    <p aria-live="polite">
      {t('balance')} <strong className={styles.pointsSum}>{pointsText(info.points, info.pointsAlias)}</strong>
    </p>
  );
}
