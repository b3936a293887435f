'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.scss';

/** Round button that shows only an icon; its name must come as `aria-label`. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...rest} className={clsx(styles.iconButton, className)} />;
}
