'use client';

import type { ComponentProps } from 'react';
import { iconButtonClasses } from './icon-button-look';

/** Round icon-only button; `aria-label` is its required name. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...rest} className={iconButtonClasses(className)} />;
}
