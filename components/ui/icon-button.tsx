'use client';

import type { ComponentProps } from 'react';
import { iconButtonClasses } from './icon-button-look';

/** Round button that shows only an icon; its name must come as `aria-label`. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...rest} className={iconButtonClasses(className)} />;
}
