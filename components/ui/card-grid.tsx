import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card-grid.module.scss';

interface CardGridProps {
  /** The first card leads: it lies across the page. */
  isLed?: boolean;
  /** `li` elements with one card each. */
  children: ReactNode;
}

/** Cards in rows without holes, whatever their number. */
export function CardGrid({ isLed = false, children }: CardGridProps) {
  return <ul className={clsx(styles.grid, isLed ? styles.led : styles.plain)}>{children}</ul>;
}
