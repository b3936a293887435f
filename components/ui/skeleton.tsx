import { clsx } from 'clsx';
import styles from './skeleton.module.scss';

/** A box the size of what will stand there. Give it its size by a class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-hidden="true" />;
}
