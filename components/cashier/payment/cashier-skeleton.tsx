import { Skeleton } from '@/components/ui/skeleton';
import styles from './cashier-skeleton.module.scss';

const METHODS = [1, 2, 3, 4, 5];

/** Placeholder for sum, methods and summary. */
export function CashierSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.steps}>
        <Skeleton className={styles.sum} />
        {METHODS.map((place) => (
          <Skeleton key={place} className={styles.method} />
        ))}
      </div>
      <Skeleton className={styles.side} />
    </div>
  );
}
