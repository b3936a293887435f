import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readStored } from '@/lib/browser/storage';
import { useSession } from '@/stores/session';

let flags: Promise<typeof import('./follow-query-flags')> | null = null;

/** Handles the flags of every address from the first one that has any; loads nothing until then. */
export function QueryFlagPopups() {
  const status = useSession((state) => state.status);
  const path = usePathname();
  const search = useSearchParams().toString();

  useEffect(() => {
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [status, path, search]);
  return null;
}

function follow(): void {
  if (window.location.search === '' && readStored('show_popup_reg') === null && flags === null) return;
  flags ??= import('./follow-query-flags');
  flags.then(
    ({ followQueryFlags }) => followQueryFlags(),
    () => {
      flags = null;
    },
  );
}
