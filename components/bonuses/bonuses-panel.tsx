'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { LoadMore } from '@/components/ui/load-more';
import { moreOf } from '@/components/ui/more-of';
import { Skeleton } from '@/components/ui/skeleton';
import { bettingBonusesQuery, bonusPagesQuery } from '@/lib/bonuses/queries';
import { orderBonuses } from '@/lib/bonuses/rules';
import type { WireBonus } from '@/lib/bonuses/schema';
import { mergePages } from '@/lib/money/rules';
import { paths } from '@/lib/routing/paths';
import { BonusCard } from './bonus-card';
import styles from './bonuses-panel.module.scss';

/** Casino and betting bonuses, told apart (R-PROF-13, R-BON-01, R-BET-02). */
export function BonusesPanel({ pageSize }: { pageSize: number }) {
  return (
    <>
      <CasinoBonuses pageSize={pageSize} />
      <BettingBonuses />
    </>
  );
}

function CasinoBonuses({ pageSize }: { pageSize: number }) {
  const t = useTranslations('rewards');
  const query = useInfiniteQuery(bonusPagesQuery(pageSize));
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('bonuses.casino')}</h2>
      <Bonuses
        items={query.data ? mergePages(query.data.pages) : null}
        isFailed={query.isError && !query.data}
        onRetry={() => void query.refetch()}
      />
      <LoadMore label={t('more')} failedText={t('moreFailed')} {...moreOf(query)} />
    </section>
  );
}

function BettingBonuses() {
  const t = useTranslations('rewards');
  const { data, isError, refetch } = useQuery(bettingBonusesQuery);
  // The list itself says of which kind it is, whatever its items say.
  const items = data ? data.items.map((bonus) => ({ ...bonus, type: 'betting' as const })) : null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('bonuses.betting')}</h2>
      <Bonuses items={items} isFailed={isError && !data} onRetry={() => void refetch()} />
    </section>
  );
}

interface BonusesProps {
  items: readonly WireBonus[] | null;
  isFailed: boolean;
  onRetry: () => void;
}

function Bonuses({ items, isFailed, onRetry }: BonusesProps) {
  const t = useTranslations('rewards');
  if (isFailed) return <FailedState onRetry={onRetry} />;
  if (items === null) return <Skeleton className={styles.skeleton} />;
  if (items.length === 0) {
    return (
      <EmptyState icon="gift" title={t('bonuses.none')} text={t('bonuses.noneText')}>
        <ButtonLink href={paths.offers()} look="secondary">
          {t('bonuses.toOffers')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {orderBonuses(items).map((bonus) => (
        <BonusCard key={bonus.id} bonus={bonus} />
      ))}
    </ul>
  );
}
