import { clsx } from 'clsx';
import styles from './icon-button.module.scss';

/** Round and big enough for a thumb: the look of a button that shows only an icon. */
export function iconButtonClasses(className?: string): string {
  return clsx(styles.iconButton, className);
}
