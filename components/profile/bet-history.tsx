'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { LoadMore } from '@/components/ui/load-more';
import { RetainedFocus } from '@/components/ui/retained-focus';
import { useDateHeadings } from '@/components/ui/use-date-headings';
import { counted } from '@/lib/format/thousands';
import type { GameRound } from '@/lib/games/schema';
import { isWholeHistory, WHOLE_HISTORY, type BetFilter } from '@/lib/profile/bet-filter';
import { playedGamesQuery } from '@/lib/profile/bet-queries';
import { ownEntry } from '@/lib/own-entry';
import { paths } from '@/lib/routing/paths';
import { BetFilters, useBetFilter } from './bet-filters';
import { BetRow } from './bet-row';
import { BetSkeleton } from './bet-skeleton';
import { HistoryExport } from './history-export';
import { useFilteredRounds } from './use-filtered-rounds';
import styles from './bet-history.module.scss';

interface BetHistoryProps {
  pageSize: number;
  /** The platform can export the full history. */
  hasExport: boolean;
}

/** Rounds by day or month (R-PROF-12), filtered by the address. */
export function BetHistory({ pageSize, hasExport }: BetHistoryProps) {
  const [filter, choose] = useBetFilter();
  const { query, read, rounds, isLooking, more } = useFilteredRounds(filter, pageSize);
  const isWaiting = query.isPending || (rounds.length === 0 && isLooking);
  return (
    <>
      {read.length > 0 && (
        <Tools filter={filter} games={namesOf(read)} onChange={choose} hasExport={hasExport} />
      )}
      {/* There before its text, so that a filter's result is announced. */}
      <RetainedFocus className={styles.found} role="status">
        {query.data && !isWaiting && (
          <Found count={rounds.length} isFiltered={read.length > 0} onReset={() => choose(WHOLE_HISTORY)} />
        )}
      </RetainedFocus>
      {isWaiting && <BetSkeleton />}
      {query.isLoadingError && <FailedRead error={query.error} onRetry={() => void query.refetch()} />}
      {read.length > 0 && !isWaiting && <Listed rounds={rounds} more={more} filter={filter} />}
    </>
  );
}

type ToolsProps = ComponentProps<typeof BetFilters> & Pick<BetHistoryProps, 'hasExport'>;

function Tools({ hasExport, ...filters }: ToolsProps) {
  const t = useTranslations('profile.bets.filter');
  return (
    <div className={styles.tools}>
      <div className={styles.filters} role="group" aria-label={t('label')}>
        <BetFilters {...filters} />
      </div>
      {hasExport && <HistoryExport />}
    </div>
  );
}

interface FoundProps {
  count: number;
  /** There are rounds, which the filter may leave out. */
  isFiltered: boolean;
  onReset: () => void;
}

/** The number of rounds, or why there are none. */
function Found({ count, isFiltered, onReset }: FoundProps) {
  const t = useTranslations('profile.bets');
  if (count > 0) return <p>{t('shown', counted(count))}</p>;
  if (isFiltered) {
    return (
      <EmptyState icon="dice" title={t('filter.none')} text={t('filter.noneText')}>
        <Button look="secondary" onClick={onReset}>
          {t('filter.reset')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="dice" title={t('none')} text={t('noneText')}>
      <ButtonLink href={paths.gameHall()}>{t('toGames')}</ButtonLink>
    </EmptyState>
  );
}

type ListedProps = Pick<ReturnType<typeof useFilteredRounds>, 'rounds' | 'more'> & {
  filter: BetFilter;
};

function Listed({ rounds, more, filter }: ListedProps) {
  const t = useTranslations('profile.bets');
  return (
    <>
      {rounds.length > 0 && <Rounds rounds={rounds} />}
      <LoadMore
        label={t(isWholeHistory(filter) ? 'more' : 'filter.older')}
        failedText={t('moreFailed')}
        {...more}
      />
    </>
  );
}

/** The names of the games, by sysname. */
function namesOf(rounds: readonly GameRound[]): ReadonlyMap<string, string> {
  return new Map(rounds.flatMap(({ game }) => (game ? [[game.sysname, game.name] as const] : [])));
}

function Rounds({ rounds }: { rounds: readonly GameRound[] }) {
  const t = useTranslations('profile');
  const played = [...new Set(rounds.flatMap(({ game }) => game?.sysname ?? []))].sort();
  const pictures = useQuery({ ...playedGamesQuery(played), placeholderData: keepPreviousData }).data ?? {};
  const headings = useDateHeadings(
    rounds.map(({ created_at }) => created_at),
    (day) => t(`bets.${day}`),
  );
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
          const { heading, isUnderDay } = headings[place] ?? {};
          return (
            <li key={round.id}>
              {heading && <h2 className={styles.day}>{heading}</h2>}
              <BetRow
                round={round}
                picture={round.game && (ownEntry(pictures, round.game.sysname) ?? null)}
                isUnderDay={isUnderDay}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
