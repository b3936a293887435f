import { Skeleton } from '@/components/ui/skeleton';
import { Skeletons } from '@/components/ui/skeletons';
import styles from './cashier-skeleton.module.scss';

/** Placeholder for sum, methods and summary. */
export function CashierSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.steps}>
        <Skeleton className={styles.sum} />
        <Skeletons count={5} className={styles.method} />
      </div>
      <Skeleton className={styles.side} />
    </div>
  );
}
