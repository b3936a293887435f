'use client';

import { Suspense } from 'react';
import { lazyPart } from './lazy-part';

const Failed = lazyPart(() => import('./failed-state').then((module) => module.FailedState));

/** A failed state whose code loads when shown: for pages with hardly any other code. */
export function LazyFailedState() {
  return (
    <Suspense fallback={null}>
      <Failed />
    </Suspense>
  );
}
