'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentProps } from 'react';
import { useRetainedFocus } from './use-retained-focus';

/**
 * Takes the focus itself when the focused control within it is removed, such as "load more" at the end of a list or
 * "try again". Otherwise the focus would return to the start of the page.
 */
export function RetainedFocus({ className, ...rest }: Omit<ComponentProps<'div'>, 'ref'>) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div
      {...rest}
      ref={part}
      className={clsx('retainedFocus', className)}
      tabIndex={-1}
      {...useRetainedFocus(part, part)}
    />
  );
}
