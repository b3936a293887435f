'use client';

import { Suspense } from 'react';
import { lazyPart } from './lazy-part';

const Failed = lazyPart(() => import('./failed-state').then((module) => module.FailedState));

/**
 * A block that could not be loaded, whose code comes when it shows: for what a page holds only where a read has failed. Its
 * styles are those of `EmptyState`, which such a page has anyway.
 */
export function LazyFailedState() {
  return (
    <Suspense fallback={null}>
      <Failed />
    </Suspense>
  );
}
