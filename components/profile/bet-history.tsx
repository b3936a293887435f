'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/runtime/failed-read';
import { Link } from '@/components/ui/link';
import { LoadMore } from '@/components/ui/load-more';
import { moreOf } from '@/components/ui/more-of';
import { formatDateTime } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import { mergePages } from '@/lib/money/rules';
import type { Money } from '@/lib/platform/values';
import { betHistoryQuery } from '@/lib/profile/bet-queries';
import { paths } from '@/lib/routing/paths';
import { CardSkeleton } from './card-skeleton';
import { HistoryExport } from './history-export';
import styles from './bet-history.module.scss';

const UNKNOWN = '–';

interface BetHistoryProps {
  pageSize: number;
  joiner: string;
  /** The platform makes a file of the whole history. */
  hasExport: boolean;
}

/** Rounds played: game, time, stake and win (R-PROF-12). */
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
      <ul className={styles.list} aria-label={t('pages.bets')}>
        {rounds.map((round) => (
          <li key={round.id} className={styles.row}>
            <span className={styles.words}>
              {round.game ? (
                <Link href={paths.game(round.game.sysname)} className={styles.game}>
                  {round.game.name}
                </Link>
              ) : (
                <span className={styles.game}>{UNKNOWN}</span>
              )}
              <span className={styles.detail}>{formatDateTime(round.created_at, { joiner })}</span>
            </span>
            <span className={styles.figures}>
              <span>{t('bets.bet', { sum: sumText(round.bet) })}</span>
              <span className={round.win && round.win.amount > 0 ? styles.win : styles.detail}>
                {t('bets.win', { sum: sumText(round.win) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <LoadMore label={t('bets.more')} failedText={t('bets.moreFailed')} {...moreOf(query)} />
    </>
  );
}

const sumText = (sum: Money | null) => (sum ? formatAmount(sum) : UNKNOWN);
