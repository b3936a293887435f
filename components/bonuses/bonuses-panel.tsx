'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import { moreOf } from '@/components/ui/more-of';
import { bettingBonusesQuery, bonusPagesQuery } from '@/lib/bonuses/queries';
import { groupBonuses, orderBonuses, type ListedBonus } from '@/lib/bonuses/rules';
import { mergePages } from '@/lib/money/rules';
import { paths } from '@/lib/routing/paths';
import { BonusCard } from './bonus-card';
import { BonusCardsSkeleton, BonusesSkeleton } from './bonuses-skeleton';
import styles from './bonuses-panel.module.scss';

/** Either list of the platform may contain betting bonuses (R-PROF-13, R-BON-01, R-BON-02, R-BET-02). */
export function BonusesPanel({ pageSize }: { pageSize: number }) {
  const lists = useBonusLists(pageSize);
  if (lists.pages.isPending) return <BonusesSkeleton />;
  return (
    <div className={clsx(lists.own.isPending && styles.waiting)}>
      <CasinoBonuses {...lists} />
      <BettingBonuses {...lists} />
    </div>
  );
}

function useBonusLists(pageSize: number) {
  const pages = useInfiniteQuery(bonusPagesQuery(pageSize));
  const own = useQuery(bettingBonusesQuery);
  const bonuses = pages.data ? mergePages(pages.data.pages) : null;
  return { pages, own, ...groupBonuses(bonuses, own.data?.items ?? null) };
}

type BonusLists = ReturnType<typeof useBonusLists>;

function CasinoBonuses({ pages, casino }: BonusLists) {
  const t = useTranslations('rewards');
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('bonuses.casino')}</h2>
      {hasFailed(pages) && <FailedRead error={pages.error} onRetry={() => void pages.refetch()} />}
      <Bonuses items={casino} isOpen={pages.hasNextPage || hasFailed(pages)} />
      <LoadMore label={t('more')} failedText={t('moreFailed')} {...moreOf(pages)} />
    </section>
  );
}

function BettingBonuses({ pages, own, betting }: BonusLists) {
  const t = useTranslations('rewards');
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('bonuses.betting')}</h2>
      {hasFailed(own) && <FailedRead error={own.error} onRetry={() => void own.refetch()} />}
      {own.isPending ? (
        <BonusCardsSkeleton />
      ) : (
        <Bonuses items={betting} isOpen={pages.hasNextPage || hasFailed(own)} isBrief />
      )}
    </section>
  );
}

function hasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && !data;
}

interface BonusesProps {
  items: readonly ListedBonus[];
  /** Without any: a line, since the list above says the rest. */
  isBrief?: boolean;
  /** More pages are unread, so the list cannot be declared empty. */
  isOpen: boolean;
}

function Bonuses({ items, isOpen, isBrief = false }: BonusesProps) {
  const t = useTranslations('rewards');
  if (items.length === 0 && isOpen) return null;
  if (items.length === 0 && isBrief) return <EmptyState icon="gift" title={t('bonuses.none')} isBrief />;
  if (items.length === 0) {
    return (
      <EmptyState icon="gift" title={t('bonuses.none')} text={t('bonuses.noneText')}>
        <ButtonLink href={paths.offers()} look="secondary">
          {t('bonuses.toOffers')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const ordered = orderBonuses(items);
  // Beside an active bonus, which stands first, no other can be activated.
  const next = ordered[0]?.status === 'available' ? ordered[0] : undefined;
  return (
    <ul className={styles.list}>
      {ordered.map((bonus) => (
        <BonusCard key={bonus.id} bonus={bonus} isNext={bonus === next} />
      ))}
    </ul>
  );
}
