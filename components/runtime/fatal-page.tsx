'use client';

import { LazySystemPage } from '@/components/content/lazy-system-page';
import type { FatalKind } from '@/stores/fatal';

const PAGES = { blocked: 'userBlocked', forbidden: 'forbidden', maintenance: 'maintenance' } as const;

/** Full-screen page of a fatal answer. */
export function FatalPage({ kind }: { kind: FatalKind }) {
  return <LazySystemPage name={PAGES[kind]} />;
}
