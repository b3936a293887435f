import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './checkbox.module.scss';

/** The styled checkbox, within a form or outside. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...props} type="checkbox" className={clsx(styles.box, className)} />;
}
