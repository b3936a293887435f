import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './button.module.scss';

export interface ButtonLook {
  /** `soft`: gold, beside a page's primary button. `waiting`: not usable yet; its label says what is missing. */
  look?: 'primary' | 'soft' | 'secondary' | 'ghost' | 'danger' | 'waiting' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Fills the width of its container. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

export function buttonClasses({
  look = 'primary',
  size = 'm',
  isWide = false,
}: Omit<ButtonLook, 'children'>): string {
  return clsx(styles.button, styles[look], styles[size], isWide && styles.wide);
}
