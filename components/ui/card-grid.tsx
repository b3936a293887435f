import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card-grid.module.scss';

interface CardGridProps {
  /** The first card leads: it lies across the page. */
  isLed?: boolean;
  /** On phones, cards from the third on are rows: picture, name and fact. */
  isDense?: boolean;
  /** `li` elements with one card each. */
  children: ReactNode;
}

/** Cards in rows without holes, whatever their number. */
export function CardGrid({ isLed = false, isDense = false, children }: CardGridProps) {
  return (
    <ul className={clsx(styles.grid, isLed ? styles.led : styles.plain, isDense && styles.dense)}>
      {children}
    </ul>
  );
}
