import { clsx } from 'clsx';
import styles from './skeleton.module.scss';

/** A placeholder box; set its size with a class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-hidden="true" />;
}
