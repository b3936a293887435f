'use client';

import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import type { SystemPageName } from '@/lib/content/system-pages';
import type { LocalSystemPageProps } from './local-system-page';
import { NotLoadedPage } from './not-loaded-page';

const LocalSystemPage = lazyPart(
  () => import('./local-system-page').then((module) => module.LocalSystemPage),
  { fallback: NotLoadedPage },
);

/**
 * A system page whose code and texts come when it shows: for error boundaries and fatal responses, which are part of
 * every page and must not weigh on it.
 */
export function LazySystemPage(props: LocalSystemPageProps) {
  return (
    <Suspense fallback={null}>
      <LocalSystemPage {...props} />
    </Suspense>
  );
}

const STEADY_LINE_MS = 1_000;

interface ErrorScreenProps {
  error: Error & { digest?: string };
  /** The boundary stands inside of the default layout. */
  isInShell?: boolean;
}

/**
 * What a failed page shows: the page named by the error's digest (R-LAY-11, R-LAY-12), else the not-found page with a
 * button that tries again. When only a
 * chunk failed to load, the page is reloaded; while offline, once the connection is back (R-ERR-13). Defined in this
 * file, which every page loads, because each error boundary would otherwise bundle a copy of its own.
 */
export function ErrorScreen({ error, isInShell }: ErrorScreenProps) {
  useEffect(() => reloadWithLine(error), [error]);
  const name = pageOf(error.digest);
  // These stand without the default layout (R-LAY-02): the boundary around it shows them.
  if (isInShell && (name === 'forbidden' || name === 'maintenance')) throw error;
  return <LazySystemPage name={name} isInShell={isInShell} canRetry={name === 'notFound'} />;
}

/**
 * A reload while offline would end on the browser's own error page, and a connection that has just returned may drop
 * again.
 */
function reloadWithLine(error: Error): () => void {
  const onOnline = () => void setTimeout(reloadAfter, STEADY_LINE_MS, error);
  reloadAfter(error);
  window.addEventListener('online', onOnline);
  return () => window.removeEventListener('online', onOnline);
}

function pageOf(digest: string | undefined): SystemPageName {
  if (digest === 'platform:UserBannedException') return 'userBlocked';
  if (digest === 'platform:Forbidden') return 'forbidden';
  if (/^platform:Application(Disabled|Unavailable)Exception$/.test(digest ?? '')) return 'maintenance';
  return 'notFound';
}
