import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './empty-state.module.scss';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string;
  /** Compact, one row, for use beside other content. */
  isBrief?: boolean;
  /** Next step. */
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, isBrief = false, children }: EmptyStateProps) {
  return (
    <div className={clsx(styles.empty, isBrief && styles.brief)}>
      <span className={styles.medal}>
        <Icon name={icon} size={30} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
