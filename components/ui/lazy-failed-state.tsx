'use client';

import { lazy, Suspense } from 'react';

const Failed = lazy(() => import('./failed-state').then((module) => ({ default: module.FailedState })));

/** A failed state whose code loads when shown: for pages with hardly any other code. */
export function LazyFailedState() {
  return (
    <Suspense fallback={null}>
      <Failed />
    </Suspense>
  );
}
