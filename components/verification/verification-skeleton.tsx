import { Skeleton } from '@/components/ui/skeleton';
import styles from './verification-card.module.scss';

export function VerificationSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
