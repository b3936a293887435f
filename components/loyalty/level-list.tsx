'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Benefits, levelProgress } from '@/lib/loyalty/rules';
import type { Level } from '@/lib/loyalty/schema';
import styles from './level-list.module.scss';
import { usePointsText } from '@/components/shared/loyalty/points-text';

/** With more levels there is no space for a name on a tablet. */
const MOST_SIDE_BY_SIDE = 6;

export interface LevelListProps {
  levels: readonly Level[];
  /** Benefits of each level, by level id. */
  benefits?: Benefits | undefined;
  /** Name of the points; a default without one. */
  alias?: string | null | undefined;
  /** The player's points, if known: they fill the progress to the next level. */
  points?: number | undefined;
}

/** Bronze, silver, gold, platinum, diamond; from the sixth level on the last is reused. */
const METALS = 5;

/** Levels from first to highest: name, threshold, benefits. */
export function LevelList({ levels, benefits = {}, alias = null, points }: LevelListProps) {
  const t = useTranslations('loyalty');
  const pointsText = usePointsText();
  const reached = levels.findLastIndex((level) => level.is_current);
  const filled = points === undefined ? 0 : levelProgress(points, levels).percent;
  return (
    <ol
      className={clsx(
        styles.levels,
        levels.length <= MOST_SIDE_BY_SIDE && styles.few,
        reached >= 0 && styles.own,
      )}
    >
      {levels.map(({ id, name, points: from, is_current: isCurrent }, index) => (
        <li
          key={id}
          className={clsx(styles.level, index <= reached && styles.reached, isCurrent && styles.current)}
          aria-current={isCurrent ? 'step' : undefined}
          data-metal={Math.min(index + 1, METALS)}
          style={isCurrent ? ({ '--filled': `${filled}%` } as CSSProperties) : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index <= reached ? <Icon name={isCurrent ? 'crown' : 'check'} size={22} /> : index + 1}
          </span>
          <div className={styles.words}>
            <span className={styles.head}>
              {name.trim() !== '' && <span className={styles.name}>{name}</span>}
              {isCurrent && <span className={styles.here}>{t('current')}</span>}
            </span>
            <span className={styles.soft}>
              {t('levelFrom', { count: from, points: pointsText(from, alias) })}
            </span>
            {benefits[id] && (
              <span className={styles.benefit} lang={benefits[id].lang}>
                {benefits[id].text}
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
