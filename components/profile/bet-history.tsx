'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import { moreOf } from '@/components/ui/more-of';
import { dayOf } from '@/lib/format/day';
import type { GameRound } from '@/lib/games/schema';
import { mergePages } from '@/lib/money/rules';
import { betHistoryQuery, playedGamesQuery } from '@/lib/profile/bet-queries';
import { paths } from '@/lib/routing/paths';
import { BetRow } from './bet-row';
import { CardSkeleton } from './card-skeleton';
import { HistoryExport } from './history-export';
import styles from './bet-history.module.scss';

interface BetHistoryProps {
  pageSize: number;
  joiner: string;
  /** The platform makes a file of the whole history. */
  hasExport: boolean;
}

/** Rounds played, by days: game, time, stake, win and what is left of both (R-PROF-12). */
export function BetHistory({ pageSize, joiner, hasExport }: BetHistoryProps) {
  const t = useTranslations('profile');
  const query = useInfiniteQuery(betHistoryQuery(pageSize));
  if (query.isPending) return <CardSkeleton />;
  if (!query.data) return <FailedRead error={query.error} onRetry={() => void query.refetch()} />;
  const rounds = mergePages(query.data.pages);
  if (rounds.length === 0) {
    return (
      <EmptyState icon="dice" title={t('bets.none')} text={t('bets.noneText')}>
        <ButtonLink href={paths.gameHall()}>{t('bets.toGames')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {hasExport && <HistoryExport />}
      <Rounds rounds={rounds} joiner={joiner} />
      <LoadMore label={t('bets.more')} failedText={t('bets.moreFailed')} {...moreOf(query)} />
    </>
  );
}

function Rounds({ rounds, joiner }: { rounds: readonly GameRound[]; joiner: string }) {
  const t = useTranslations('profile');
  const [now] = useState(() => Date.now());
  const played = [...new Set(rounds.flatMap(({ game }) => game?.sysname ?? []))].sort();
  const pictures = useQuery({ ...playedGamesQuery(played), placeholderData: keepPreviousData }).data;
  const days = rounds.map(({ created_at }) => dayOf(created_at, now));
  return (
    <div className={styles.table}>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('bets.columns.game')}</span>
        <span>{t('bets.columns.stake')}</span>
        <span>{t('bets.columns.win')}</span>
        <span>{t('bets.columns.net')}</span>
      </div>
      <ul className={styles.list} aria-label={t('pages.bets')}>
        {rounds.map((round, place) => {
          const day = days[place];
          const isFirst = day && day.date !== days[place - 1]?.date;
          return (
            <li key={round.id}>
              {isFirst && <h2 className={styles.day}>{day.name ? t(`bets.${day.name}`) : day.date}</h2>}
              <BetRow
                round={round}
                picture={round.game && (pictures?.get(round.game.sysname) ?? null)}
                joiner={joiner}
                isUnderDay={Boolean(day)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
