'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useFatal } from '@/stores/fatal';

const FatalPage = lazy(() => import('./fatal-page').then((module) => ({ default: module.FatalPage })));

/** Replaces the whole screen when the platform says that nothing else may be shown (R-ERR-03 to R-ERR-05). */
export function FatalGate({ children }: { children: ReactNode }) {
  const kind = useFatal((state) => state.kind);
  if (!kind) return children;
  return (
    <Suspense fallback={null}>
      <FatalPage kind={kind} />
    </Suspense>
  );
}
