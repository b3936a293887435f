import { Skeleton } from '@/components/ui/skeleton';
import cardStyles from './card.module.scss';
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

/** Placeholder for two of them, beside each other where there is room, or in one column. */
export function CardPairSkeleton({ isColumn = false }: { isColumn?: boolean }) {
  return (
    <div className={isColumn ? cardStyles.column : cardStyles.pair}>
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}
