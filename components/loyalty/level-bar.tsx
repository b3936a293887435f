import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useMayAnimate } from '@/components/ui/use-may-animate';
import { Icon } from '@/components/ui/icon';
import type { Benefits, LevelProgress } from '@/lib/loyalty/rules';
import styles from './member-panel.module.scss';
import { useLevelText } from '@/components/shared/loyalty/points-text';

interface LevelBarProps {
  progress: LevelProgress;
  alias: string | null;
  /** Benefits of each level, by level id. */
  benefits: Benefits;
}

/** Progress to the next level as a bar and as text, with that level's benefits; a level may have no name. */
export function LevelBar({ progress, alias, benefits }: LevelBarProps) {
  const t = useTranslations('loyalty');
  const tPoints = useTranslations('points');
  const mayAnimate = useMayAnimate();
  const way = useLevelText()(progress, alias);
  const { next, percent } = progress;
  const level = next?.name.trim();
  const benefit = next && benefits[next.id];
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={tPoints('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span
          className={clsx(styles.fill, mayAnimate && styles.lively)}
          style={{ '--filled': `${percent}%` } as CSSProperties}
        />
      </div>
      <div className={styles.way}>
        <p className={styles.label}>{way ?? t('member.top')}</p>
        {benefit && (
          <p className={styles.next}>
            <Icon name="gift" size={18} />
            <span>
              {level && `${level} · `}
              <span lang={benefit.lang}>{benefit.text}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
