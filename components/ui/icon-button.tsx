'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.scss';

/** Has a full touch target; `aria-label` is its required name. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...rest} className={clsx(styles.iconButton, className)} />;
}
