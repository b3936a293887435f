'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import { moreOf } from '@/components/ui/more-of';
import { Skeleton } from '@/components/ui/skeleton';
import { useNow } from '@/components/ui/use-now';
import { cashbackPagesQuery } from '@/lib/cashback/queries';
import { currentCashback } from '@/lib/cashback/rules';
import { mergePages } from '@/lib/money/rules';
import { paths } from '@/lib/routing/paths';
import { CashbackCard } from './cashback-card';
import styles from './cashback-panel.module.scss';

/** Cashbacks, newest first; the current one can be taken or removed (R-PROF-14, R-CBACK-01). */
export function CashbackPanel({ pageSize }: { pageSize: number }) {
  const t = useTranslations('rewards');
  const nowMs = useNow();
  const query = useInfiniteQuery(cashbackPagesQuery(pageSize));
  if (query.isPending || nowMs === null) return <Skeleton className={styles.skeleton} />;
  if (!query.data) return <FailedRead error={query.error} onRetry={() => void query.refetch()} />;
  const cashbacks = mergePages(query.data.pages);
  if (cashbacks.length === 0) {
    return (
      <EmptyState icon="coins" title={t('cashback.none')} text={t('cashback.noneText')}>
        <ButtonLink href={paths.offers()} look="secondary">
          {t('bonuses.toOffers')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const current = currentCashback(cashbacks, nowMs);
  return (
    <>
      <ul className={styles.list}>
        {cashbacks.map((cashback) => (
          <CashbackCard
            key={cashback.id}
            cashback={cashback}
            isCurrent={cashback.id === current?.id}
            nowMs={nowMs}
          />
        ))}
      </ul>
      <LoadMore label={t('more')} failedText={t('moreFailed')} {...moreOf(query)} />
    </>
  );
}
