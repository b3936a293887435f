import { Skeleton } from '@/components/ui/skeleton';
import styles from './bet-history.module.scss';

const ROWS = 6;

export function BetSkeleton() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} className={styles.waitingRow} />
      ))}
    </div>
  );
}
