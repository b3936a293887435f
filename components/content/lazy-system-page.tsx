'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import type { SystemPageName } from '@/lib/content/system-pages';
import { NotLoadedPage } from './not-loaded-page';

/** For error boundaries and fatal responses, which are on every page and must not add to its weight. */
export const LazySystemPage = lazyPart(
  () => import('./local-system-page').then((module) => module.LocalSystemPage),
  NotLoadedPage,
);

const STEADY_LINE_MS = 1_000;

interface ErrorScreenProps {
  error: Error & { digest?: string };
  /** The boundary is inside the default layout. */
  isInShell?: boolean;
}

/**
 * Shown when a page fails: the page named by the error's digest (R-LAY-11, R-LAY-12), else the not-found page with a
 * retry button. If only a chunk failed to load, the page reloads; when offline, once the connection is back (R-ERR-13).
 * Defined in this file, which every page loads: otherwise each error boundary would bundle its own copy.
 */
export function ErrorScreen({ error, isInShell }: ErrorScreenProps) {
  useEffect(() => reloadWithLine(error), [error]);
  const name = pageOf(error.digest);
  // These pages have no default layout (R-LAY-02): rethrow to the boundary around it.
  if (isInShell && (name === 'forbidden' || name === 'maintenance')) throw error;
  return <LazySystemPage name={name} isInShell={isInShell} canRetry={name === 'notFound'} />;
}

/** Reloading offline would end on the browser's error page, and a connection that has just returned may drop again. */
function reloadWithLine(error: Error): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOnline = () => {
    timer = setTimeout(reloadAfter, STEADY_LINE_MS, error);
  };
  reloadAfter(error);
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
  };
}

function pageOf(digest: string | undefined): SystemPageName {
  if (digest === 'platform:UserBannedException') return 'userBlocked';
  if (digest === 'platform:Forbidden') return 'forbidden';
  if (/^platform:Application(Disabled|Unavailable)Exception$/.test(digest ?? '')) return 'maintenance';
  return 'notFound';
}
