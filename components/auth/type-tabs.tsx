import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { RegistrationType } from '@/lib/auth/form';
import styles from './auth-dialog.module.scss';

interface TypeTabsProps {
  types: readonly RegistrationType[];
  current: RegistrationType;
  onChoose(type: RegistrationType): void;
}

export function TypeTabs({ types, current, onChoose }: TypeTabsProps) {
  const t = useTranslations('auth');
  return (
    <div
      role="group"
      aria-label={t('way')}
      className={styles.tabs}
      style={{ '--at': types.indexOf(current), '--count': types.length } as CSSProperties}
    >
      {types.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === current}
          className={clsx(styles.tab, type === current && styles.activeTab)}
          onClick={() => onChoose(type)}
        >
          {t(`by.${type}`)}
        </button>
      ))}
    </div>
  );
}
