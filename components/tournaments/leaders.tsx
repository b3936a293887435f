import { getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/format/number';
import { rowKeys } from '@/lib/tournaments/rules';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import styles from './leaders.module.scss';

/** Renders nothing without rows. */
export async function Leaders({ rows }: { rows: readonly LeaderboardRow[] }) {
  if (rows.length === 0) return null;
  const t = await getTranslations('tournaments');
  const keys = rowKeys(rows);
  return (
    <div className={styles.leaders}>
      <p className={styles.title}>
        {t('leading')}
        <span>{t('points')}</span>
      </p>
      <ol>
        {rows.map((row, index) => (
          <li key={keys[index]} className={styles.row}>
            <span className={styles.place}>{formatNumber(row.position)}</span>
            <span className={styles.name}>
              <bdi>{row.fakename ?? t('hidden')}</bdi>
            </span>
            {row.points !== null && <span className={styles.points}>{formatNumber(row.points)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
