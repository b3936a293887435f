import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './button.module.scss';

export interface ButtonLook {
  look?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
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
