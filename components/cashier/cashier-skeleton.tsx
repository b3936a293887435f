import { Skeleton } from '@/components/ui/skeleton';
import styles from './cashier-skeleton.module.scss';

/** Holds the place of methods and form. */
export function CashierSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.methods}>
        <Skeleton className={styles.method} />
        <Skeleton className={styles.method} />
        <Skeleton className={styles.method} />
      </div>
      <Skeleton className={styles.form} />
    </div>
  );
}
