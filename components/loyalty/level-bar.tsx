'use client';

import { useTranslations } from 'next-intl';
import type { LevelProgress } from '@/lib/loyalty/rules';
import styles from './member-panel.module.scss';
import { usePointsText } from './points-text';

interface LevelBarProps {
  progress: LevelProgress;
  alias: string | null;
}

/** The way to the next level, in words and as a bar; a level may have no name. */
export function LevelBar({ progress: { next, missing, percent }, alias }: LevelBarProps) {
  const t = useTranslations('loyalty');
  const points = usePointsText()(missing, alias);
  const wayTo = (level: string) =>
    level === '' ? t('member.missingToNext', { points }) : t('member.missing', { points, level });
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={percent} max={100} aria-label={t('member.progress')} />
      <p className={styles.label}>{next ? wayTo(next.name.trim()) : t('member.top')}</p>
    </div>
  );
}
