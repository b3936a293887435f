import { Skeleton } from '@/components/ui/skeleton';
import styles from './bet-history.module.scss';

const ROWS = 6;

/** Holds the place of the game history: its day and its rows. */
export function BetSkeleton() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} className={styles.waitingRow} />
      ))}
    </div>
  );
}
