import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { HistoryTab } from '@/lib/routing/account-parts';
import { paths } from '@/lib/routing/paths';
import styles from './history-section.module.scss';

interface HistorySectionProps {
  title: string;
  /** History tab that lists all of them, by default the one of deposits and withdrawals. */
  tab?: HistoryTab;
  children: ReactNode;
}

/** Section with the latest records of a history tab and a link to all of them. */
export function HistorySection({ title, tab, children }: HistorySectionProps) {
  const t = useTranslations('cashier');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Link href={paths.history(tab)} className={styles.all}>
          {t('recent.all')}
          <Icon name="chevronRight" size={18} />
        </Link>
      </div>
      {children}
    </section>
  );
}
