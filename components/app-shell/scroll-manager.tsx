import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { noteEntry } from '@/lib/browser/hash-entries';

/** Scrolls to the target of a hash, even if it appears late (R-ROUTE-28, R-ROUTE-29). The router scrolls to the top. */
export function ScrollManager() {
  const path = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => {
    noteEntry();
    let running = new AbortController();
    const follow = () => {
      running.abort();
      running = new AbortController();
      if (window.location.hash.length > 1) void goToHash(window.location.hash, running.signal);
    };
    // A second click on the same link does not change the hash, and the browser does not know the texts' ids.
    const followAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href === window.location.href) follow();
    };
    follow();
    window.addEventListener('hashchange', follow);
    window.addEventListener('click', followAgain);
    return () => {
      running.abort();
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('click', followAgain);
    };
  }, [path, search]);
  return null;
}

/** Few addresses have a hash: the search code loads with the first one. */
async function goToHash(hash: string, signal: AbortSignal): Promise<void> {
  try {
    const { scrollToHash } = await import('./scroll-to-hash');
    await scrollToHash(hash, signal);
  } catch {
    // The page keeps its scroll position.
  }
}
