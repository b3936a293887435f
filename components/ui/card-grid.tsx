import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card-grid.module.scss';

interface CardGridProps {
  /** The first card leads: at full width, or two thirds wide with the second one beside it. */
  lead?: 'across' | 'wide';
  /** On phones, cards after the first are compact rows: picture, name and fact. */
  isDense?: boolean;
  className?: string | undefined;
  /** `li` elements with one card each. */
  children: ReactNode;
}

/** Without gaps, whatever the number of cards. */
export function CardGrid({ lead, isDense = false, className, children }: CardGridProps) {
  return (
    <ul
      className={clsx(
        styles.grid,
        lead === undefined && styles.plain,
        lead === 'across' && styles.led,
        lead === 'wide' && styles.ledWide,
        isDense && styles.dense,
        className,
      )}
    >
      {children}
    </ul>
  );
}
