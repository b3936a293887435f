import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import styles from './shop-view.module.scss';

/** The player's points, updated right after a purchase. */
export const PlayerPoints = withQueries(function PlayerPoints() {
  const t = useTranslations('loyalty.shop');
  const pointsText = usePointsText();
  const tCommon = useTranslations('common');
  const { data: info, isPending, isFetching, refetch } = useQuery(loyaltyInfoQuery(useLocale()));
  if (isPending) return <Skeleton className={styles.pointsSkeleton} />;
  if (!info) {
    return (
      <p className={styles.pointsFailed} role="alert">
        {t('balanceFailed')}
        <Button look="ghost" size="s" isBusy={isFetching} onClick={() => void refetch()}>
          {tCommon('retry')}
        </Button>
      </p>
    );
  }
  return (
    <p aria-live="polite">
      <span>{t('balance')}</span>{' '}
      <strong className={styles.pointsSum}>{pointsText(info.points, info.pointsAlias)}</strong>
    </p>
  );
});
