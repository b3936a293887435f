'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/format/number';
import type { Level } from '@/lib/loyalty/schema';
import styles from './program-view.module.scss';

/** Levels from the first to the highest. */
export function LevelList({ levels }: { levels: readonly Level[] }) {
  const t = useTranslations('loyalty');
  return (
    <ol className={styles.levels}>
      {levels.map(({ id, name, points, is_current: isCurrent }) => (
        <li
          key={id}
          className={clsx(styles.level, isCurrent && styles.current)}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <Icon name={isCurrent ? 'checkCircle' : 'crown'} size={24} />
          {name.trim() !== '' && <span className={styles.name}>{name}</span>}
          <span className={styles.soft}>
            {t('levelFrom', { count: points, points: formatNumber(points) })}
          </span>
          {isCurrent && <span className={styles.mark}>{t('current')}</span>}
        </li>
      ))}
    </ol>
  );
}
