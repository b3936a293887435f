import { clsx } from 'clsx';
import styles from './skeleton.module.scss';

/** Set its size with a class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-hidden="true" />;
}
