'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';
import type { LevelProgress } from '@/lib/loyalty/rules';
import styles from './member-panel.module.scss';

interface LevelBarProps {
  progress: LevelProgress;
  alias: string | null;
}

/** The way to the next level, in words and as a bar. */
export function LevelBar({ progress: { next, missing, percent }, alias }: LevelBarProps) {
  const t = useTranslations('loyalty');
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={percent} max={100} aria-label={t('member.progress')} />
      <p className={styles.label}>
        {next
          ? t('member.missing', {
              points: formatNumber(missing),
              alias: alias?.trim() || t('pointsWord'),
              level: next.name,
            })
          : t('member.top')}
      </p>
    </div>
  );
}
