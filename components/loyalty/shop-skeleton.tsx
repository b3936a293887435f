import { Skeletons } from '@/components/ui/skeletons';
import styles from './shop-view.module.scss';

/** Skeleton of the shop's cards. */
export function ShopSkeleton() {
  return (
    <div className={styles.grid}>
      <Skeletons count={8} className={styles.cardSkeleton} />
    </div>
  );
}
