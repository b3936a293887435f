import { Skeleton } from '@/components/ui/skeleton';
import styles from './form-skeleton.module.scss';

export function FormSkeleton({ fieldCount }: { fieldCount: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: fieldCount }, (_, index) => (
        <Skeleton key={index} className={styles.field} />
      ))}
      <Skeleton className={styles.button} />
    </div>
  );
}
