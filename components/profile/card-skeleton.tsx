import { Skeleton } from '@/components/ui/skeleton';
import styles from './card-skeleton.module.scss';

/** Placeholder for a profile block. */
export function CardSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
