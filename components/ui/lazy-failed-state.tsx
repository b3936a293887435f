'use client';

import { lazy, Suspense } from 'react';

const Failed = lazy(() => import('./failed-state').then((module) => ({ default: module.FailedState })));

/** A block that could not be loaded, whose code comes when it shows: for pages that have hardly any code but that. */
export function LazyFailedState() {
  return (
    <Suspense fallback={null}>
      <Failed />
    </Suspense>
  );
}
