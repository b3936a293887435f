import { clsx } from 'clsx';
import styles from './icon-button.module.scss';

/** Look of an icon-only button: round, with a full touch target. */
export function iconButtonClasses(className?: string): string {
  return clsx(styles.iconButton, className);
}
