import { Skeleton } from '@/components/ui/skeleton';
import styles from './bonuses-panel.module.scss';

/** Placeholder for the first bonuses; what follows them stays below the window. */
export function BonusesSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.heading} />
      <BonusCardsSkeleton />
    </div>
  );
}

export function BonusCardsSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
