import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './button.module.scss';

export interface ButtonLook {
  /**
   * `soft` is gold beside a page's own gold button. One that is `waiting` has nothing to do yet, and says what it waits for.
   */
  look?: 'primary' | 'soft' | 'secondary' | 'ghost' | 'danger' | 'waiting' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the whole width of its place. */
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
