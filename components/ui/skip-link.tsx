import type { ReactNode } from 'react';
import styles from './skip-link.module.scss';

/** First stop of the keyboard on a page: past everything that repeats, to its content. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a href="#main" className={styles.skip}>
      {children}
    </a>
  );
}
