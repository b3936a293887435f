'use client';

import type { ReactNode } from 'react';
import { LazySystemPage } from '@/components/content/lazy-system-page';
import { lazyPart } from '@/components/ui/lazy-part';
import { useFatal } from '@/stores/fatal';

/** If its code fails to load, the page is shown without the default layout. */
const BlockedPage = lazyPart(
  () => import('./blocked-page').then((module) => module.BlockedPage),
  () => <LazySystemPage name="userBlocked" />,
);

/** Instead of a game, in the default layout as everywhere (R-LAY-02). */
export function BlockedBoundary({ children }: { children: ReactNode }) {
  const isBlocked = useFatal(({ kind }) => kind === 'blocked');
  if (!isBlocked) return children;
  return <BlockedPage />;
}
