'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { LocalSystemPageProps } from './local-system-page';
import { NotLoadedPage } from './not-loaded-page';

const LocalSystemPage = lazyPart(
  () => import('./local-system-page').then((module) => module.LocalSystemPage),
  NotLoadedPage,
);

/**
 * A system page whose code and texts come when it shows: for error boundaries and fatal answers, which are part of every
 * page and must not weigh on it.
 */
export function LazySystemPage(props: LocalSystemPageProps) {
  return (
    <Suspense fallback={null}>
      <LocalSystemPage {...props} />
    </Suspense>
  );
}
