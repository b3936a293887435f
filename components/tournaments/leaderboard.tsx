'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { movingList } from '@/components/ui/moving-list';
import { RetainedFocus } from '@/components/ui/retained-focus';
import { sumText } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { rowKeys, ownRow } from '@/lib/tournaments/rules';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { whileWanted } from '@/components/ui/use-loaded';
import { useSession } from '@/stores/session';
import styles from './leaderboard.module.scss';
import { useMoreRows } from './use-more-rows';

const COLUMNS = ['place', 'player', 'points', 'reward'] as const;

const isNumber = (column: (typeof COLUMNS)[number]) => column === 'points' || column === 'reward';

interface LeaderboardProps {
  tournamentId: string;
  /** The first rows, rendered by the server. */
  rows: readonly LeaderboardRow[];
  total: number;
}

/** The row with the player's fake name is highlighted, or appended when it is further down (R-JACK-04). */
export function Leaderboard({ tournamentId, rows: first, total }: LeaderboardProps) {
  const t = useTranslations('tournaments');
  const { rows, hasMore, isLoading, hasFailed, loadMore } = useMoreRows(tournamentId, first, total);
  const keys = rowKeys(rows);
  const own = useOwnRow(tournamentId, rows, hasMore);
  return (
    <div className={styles.leaderboard}>
      <p className={styles.own} role="status">
        {own && t('ownPlace', { position: place(own) })}
        {own && own.points !== null && ` · ${t('points')}: ${formatNumber(own.points)}`}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={clsx(styles.cell, styles.heading, isNumber(column) && styles.number)}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={movingList}>
          {rows.map((row, index) => (
            <Row key={keys[index]} row={row} isOwn={row === own} />
          ))}
        </tbody>
        {own && !rows.includes(own) && (
          <tfoot>
            <Row row={own} isOwn />
          </tfoot>
        )}
      </table>
      {hasFailed && <p role="alert">{t('rowsFailed')}</p>}
      <RetainedFocus>
        {hasMore && (
          <Button look="secondary" isBusy={isLoading} onClick={loadMore}>
            {t('moreRows')}
          </Button>
        )}
      </RetainedFocus>
    </div>
  );
}

const place = ({ position }: LeaderboardRow) => `#${formatNumber(position)}`;

function Row({ row, isOwn }: { row: LeaderboardRow; isOwn: boolean }) {
  const t = useTranslations('tournaments');
  return (
    <tr className={clsx(isOwn && styles.ownRow)}>
      <td className={clsx(styles.cell, styles.place)}>{place(row)}</td>
      <td className={clsx(styles.cell, styles.player)}>
        <span className={styles.name}>
          <bdi>{row.fakename ?? t('hidden')}</bdi>
        </span>
        {isOwn && <span className={styles.you}>{t('you')}</span>}
      </td>
      <td className={clsx(styles.cell, styles.number)}>
        {row.points === null ? '–' : formatNumber(row.points)}
      </td>
      <td className={clsx(styles.cell, styles.number)}>{sumText(row.prize)}</td>
    </tr>
  );
}

/** By fake name: a visible row, else searched for once in the rest. Null for guests and after a failure. */
function useOwnRow(
  tournamentId: string,
  rows: readonly LeaderboardRow[],
  hasMore: boolean,
): LeaderboardRow | null {
  const fakename = useSession((state) => state.user?.fakename);
  const [found, setFound] = useState<{ fakename: string; row: LeaderboardRow | null } | null>(null);
  const shown = ownRow(rows, fakename);
  const isLookedFor = hasMore && shown === null && found?.fakename !== fakename;
  const from = rows.length;
  useEffect(() => {
    if (!isLookedFor || !fakename) return;
    const row = import('@/lib/tournaments/read-leaderboard')
      .then(({ readOwnRow }) => readOwnRow(tournamentId, from, fakename))
      .catch(() => null);
    return whileWanted(row, (own) => setFound({ fakename, row: own }));
  }, [isLookedFor, fakename, tournamentId, from]);
  return shown ?? (found?.fakename === fakename ? found?.row : null) ?? null;
}
