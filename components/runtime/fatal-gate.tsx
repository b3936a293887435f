'use client';

import type { ReactNode } from 'react';
import { LazySystemPage } from '@/components/content/lazy-system-page';
import { useFatal } from '@/stores/fatal';

const PAGES = { blocked: 'userBlocked', forbidden: 'forbidden', maintenance: 'maintenance' } as const;

/** Replaces the whole screen when the platform says that nothing else may be shown (R-ERR-03 to R-ERR-05). */
export function FatalGate({ children }: { children: ReactNode }) {
  const kind = useFatal((state) => state.kind);
  if (!kind) return children;
  return <LazySystemPage name={PAGES[kind]} />;
}
