import { Skeleton } from '@/components/ui/skeleton';
import { Skeletons } from '@/components/ui/skeletons';
import styles from './form-skeleton.module.scss';

export function FormSkeleton({ fieldCount }: { fieldCount: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeletons count={fieldCount} className={styles.field} />
      <Skeleton className={styles.button} />
    </div>
  );
}
