import { clsx } from 'clsx';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './loyalty-hero.module.scss';

/** Skeleton of a member's panel: character, level, points, bar, actions. */
export function HeroSkeleton() {
  return (
    <>
      <Skeleton className={clsx(styles.art, styles.disc)} />
      <div className={styles.words}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.sum} />
        <Skeleton className={styles.bar} />
        <Skeleton className={styles.line} />
      </div>
    </>
  );
}
