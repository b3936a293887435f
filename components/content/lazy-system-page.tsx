'use client';

import { lazy, Suspense } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import type { SystemPageName } from '@/lib/content/system-pages';
import { NotLoadedPage } from './not-loaded-page';

const LocalSystemPage = lazy(() =>
  import('./local-system-page').then(
    (module) => ({ default: module.LocalSystemPage }),
    // Thrown on, it would be the framework's own page, in English and without the site's look.
    (error: unknown) => {
      reloadAfter(error);
      return { default: NotLoadedPage };
    },
  ),
);

/**
 * A system page whose code and texts come when it shows: for error boundaries and fatal answers, which are part of every
 * page and must not weigh on it.
 */
export function LazySystemPage({ name }: { name: SystemPageName }) {
  return (
    <Suspense fallback={null}>
      <LocalSystemPage name={name} />
    </Suspense>
  );
}
