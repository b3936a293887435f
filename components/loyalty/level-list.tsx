'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Benefits, levelProgress } from '@/lib/loyalty/rules';
import type { Level } from '@/lib/loyalty/schema';
import styles from './level-list.module.scss';
import { usePointsText } from './points-text';

/** More of them leave a name no room on a tablet. */
const MOST_SIDE_BY_SIDE = 6;

export interface LevelListProps {
  levels: readonly Level[];
  /** What each level brings, by its id. */
  benefits?: Benefits | undefined;
  /** The word for points; the usual one where there is none. */
  alias?: string | null | undefined;
  /** The player's points, where they are known: they fill the progress to the next level. */
  points?: number | undefined;
}

/** Bronze, silver, gold, platinum, diamond: the levels from the sixth on are of the last. */
const METALS = 5;

/** Levels as a ladder, from the first to the highest: name, where it begins, what it brings. */
export function LevelList({ levels, benefits = {}, alias = null, points }: LevelListProps) {
  const t = useTranslations('loyalty');
  const pointsText = usePointsText();
  const reached = levels.findLastIndex((level) => level.is_current);
  const filled = points === undefined ? 0 : levelProgress(points, levels).percent;
  return (
    <ol className={clsx(styles.levels, levels.length <= MOST_SIDE_BY_SIDE && styles.few)}>
      {levels.map(({ id, name, points: from, is_current: isCurrent }, index) => (
        <li
          key={id}
          className={clsx(styles.level, index <= reached && styles.reached, isCurrent && styles.current)}
          aria-current={isCurrent ? 'step' : undefined}
          data-metal={Math.min(index + 1, METALS)}
          style={isCurrent ? ({ '--filled': `${filled}%` } as CSSProperties) : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index <= reached ? <Icon name={isCurrent ? 'crown' : 'check'} size={18} /> : index + 1}
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
