import { Skeletons } from '@/components/ui/skeletons';
import styles from './bet-history.module.scss';

export function BetSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeletons count={6} className={styles.waitingRow} />
    </div>
  );
}
