import { Skeleton } from '@/components/ui/skeleton';
import styles from './shop-view.module.scss';

const CARDS = 8;

/** Skeleton of the shop's cards. */
export function ShopSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} className={styles.cardSkeleton} />
      ))}
    </div>
  );
}
