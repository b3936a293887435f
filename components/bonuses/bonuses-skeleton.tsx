import { Skeleton } from '@/components/ui/skeleton';
import styles from './bonuses-panel.module.scss';

/** Holds the place of the promo code's field and of the first bonuses. */
export function BonusesSkeleton() {
  return (
    <>
      <Skeleton className={styles.code} />
      <div>
        <Skeleton className={styles.heading} />
        <BonusCardsSkeleton />
      </div>
    </>
  );
}

/** Holds the place of two bonuses. */
export function BonusCardsSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
