import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import styles from './bare-page.module.scss';

interface BarePageProps {
  /** Shown beside the logo; null if unknown. */
  siteName: string | null;
  children: ReactNode;
}

/** The empty layout (R-LAY-02), centred on the screen. */
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
