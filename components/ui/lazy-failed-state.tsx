'use client';

import { Suspense } from 'react';
import { hydratedPart } from './hydrated-part';

const Failed = hydratedPart(
  () => import('./failed-state').then((module) => module.FailedState),
  () => null,
);

/** For pages with hardly any other code. */
export function LazyFailedState() {
  return (
    <Suspense fallback={null}>
      <Failed />
    </Suspense>
  );
}
