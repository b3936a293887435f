import type { ReactNode } from 'react';
import styles from './skip-link.module.scss';

/** First focusable element of a page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a href="#main" className={styles.skip}>
      {children}
    </a>
  );
}
