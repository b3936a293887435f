'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import { dayOf } from '@/lib/format/day';
import type { GameRound } from '@/lib/games/schema';
import { isWholeHistory, WHOLE_HISTORY } from '@/lib/profile/bet-filter';
import { playedGamesQuery } from '@/lib/profile/bet-queries';
import { paths } from '@/lib/routing/paths';
import { BetFilters } from './bet-filters';
import { BetRow } from './bet-row';
import { BetSkeleton } from './bet-skeleton';
import { HistoryExport } from './history-export';
import { useBetFilter } from './use-bet-filter';
import { useFilteredRounds } from './use-filtered-rounds';
import styles from './bet-history.module.scss';

interface BetHistoryProps {
  pageSize: number;
  joiner: string;
  /** The platform can export the full history. */
  hasExport: boolean;
}

/** Rounds played, grouped by day: game, time, stake, win and net result (R-PROF-12), filtered by the address. */
export function BetHistory({ pageSize, joiner, hasExport }: BetHistoryProps) {
  const t = useTranslations('profile.bets');
  const [filter, choose] = useBetFilter();
  const { query, read, rounds, isLooking, more } = useFilteredRounds(filter, pageSize);
  if (query.isPending) return <BetSkeleton />;
  if (!query.data) return <FailedRead error={query.error} onRetry={() => void query.refetch()} />;
  if (read.length === 0) {
    return (
      <EmptyState icon="dice" title={t('none')} text={t('noneText')}>
        <ButtonLink href={paths.gameHall()}>{t('toGames')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.filters} role="group" aria-label={t('filter.label')}>
          <BetFilters filter={filter} games={namesOf(read)} onChange={choose} />
        </div>
        {hasExport && <HistoryExport joiner={joiner} />}
      </div>
      {rounds.length > 0 ? (
        <Rounds rounds={rounds} joiner={joiner} />
      ) : (
        <NoRounds isLooking={isLooking} onReset={() => choose(WHOLE_HISTORY)} />
      )}
      {(rounds.length > 0 || !isLooking) && (
        <LoadMore
          label={t(isWholeHistory(filter) ? 'more' : 'filter.older')}
          failedText={t('moreFailed')}
          {...more}
        />
      )}
    </>
  );
}

function NoRounds({ isLooking, onReset }: { isLooking: boolean; onReset: () => void }) {
  const t = useTranslations('profile.bets.filter');
  if (isLooking) return <BetSkeleton />;
  return (
    <EmptyState icon="dice" title={t('none')} text={t('noneText')}>
      <Button look="secondary" onClick={onReset}>
        {t('reset')}
      </Button>
    </EmptyState>
  );
}

/** Names of the played games, by sysname. */
function namesOf(rounds: readonly GameRound[]): ReadonlyMap<string, string> {
  return new Map(rounds.flatMap(({ game }) => (game ? [[game.sysname, game.name] as const] : [])));
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
