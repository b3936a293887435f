'use client';

import type { ComponentProps } from 'react';
import { showsPageFirst } from './shows-page-first';

/** For the first screen. */
export function EagerImage(props: Omit<ComponentProps<'img'>, 'loading'>) {
  return <img alt="" decoding="async" {...props} loading="eager" onLoad={showsPageFirst} />;
}
