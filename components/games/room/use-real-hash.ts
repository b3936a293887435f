'use client';

import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';

export const REAL_HASH = '#real';

/**
 * `#real` requests real play: a guest gets the registration popup, or the one in the address's flags, and closing it
 * leads home (R-GUARD-09); for a player the hash is simply removed.
 */
export function useRealHash(): void {
  const status = useSession((state) => state.status);
  const locale = useLocale();
  const router = useRouter();
  useEffect(() => {
    if (status === 'unknown') return;
    async function follow(): Promise<void> {
      if (window.location.hash !== REAL_HASH) return;
      if (status === 'player') return removeHash(REAL_HASH);
      const { openAuthByAddress } = await import('@/components/shared/session/open-auth-by-address');
      const isDismissed = await openAuthByAddress('registration');
      const now = useSession.getState().status;
      if (now === 'player' || (isDismissed && now !== 'guest')) removeHash(REAL_HASH);
      else if (isDismissed && window.location.hash === REAL_HASH)
        router.replace(localePath(locale, paths.home()));
    }
    const onHash = () => void follow().catch(reloadAfter);
    // A visitor whose account could not be read may be a player: only their click asks.
    if (status !== 'unreachable') onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [status, locale, router]);
}

/** Removes a handled hash from the address. */
export function removeHash(done: string): void {
  const { pathname, search, hash } = window.location;
  if (hash === done) window.history.replaceState(null, '', `${pathname}${search}`);
}
