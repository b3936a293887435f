'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readStored } from '@/lib/browser/storage';
import { useSession } from '@/stores/session';

let flags: Promise<typeof import('./follow-query-flags')> | null = null;

/**
 * Acts on what the address asks for: the auth popup, a remembered promo code, a campaign popup or its preview. Most
 * addresses ask for nothing and bring nothing in; from the first that does on, each is followed.
 */
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
