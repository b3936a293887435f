'use client';

import type { ComponentProps } from 'react';
import { showsPageFirst } from './shows-page-first';

/** A picture of a page's first screen, fetched at once. */
export function EagerImage(props: Omit<ComponentProps<'img'>, 'loading'>) {
  return <img alt="" decoding="async" {...props} loading="eager" onLoad={showsPageFirst} />;
}
