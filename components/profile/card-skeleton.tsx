import { Skeleton } from '@/components/ui/skeleton';
import styles from './card-skeleton.module.scss';

/** Placeholder for a profile block: title, two lines and a button. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.button} />
    </div>
  );
}

/** Placeholder for two of them, below each other. */
export function CardPairSkeleton() {
  return (
    <div>
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}
