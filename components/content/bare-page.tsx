import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import styles from './bare-page.module.scss';

interface BarePageProps {
  /** Stands beside the mark; null where it is not known. */
  siteName: string | null;
  children: ReactNode;
}

/** The empty layout (R-LAY-02): the mark of the house over the page's body, in the middle of the screen. */
export function BarePage({ siteName, children }: BarePageProps) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.brand}>
        <Logo name={siteName} />
      </div>
      {children}
    </main>
  );
}
