'use client';

import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { openDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';

export const REAL_HASH = '#real';

/**
 * `#real` asks to play for real: a guest gets the registration popup, and closing it leads home (R-GUARD-09); for a
 * player it has done its work and goes.
 */
export function useRealHash(): void {
  const status = useSession((state) => state.status);
  const locale = useLocale();
  const router = useRouter();
  useEffect(() => {
    if (status === 'unknown') return;
    async function follow(): Promise<void> {
      if (window.location.hash !== REAL_HASH) return;
      if (status === 'player') return removeHash();
      if (useDialogs.getState().stack.some(({ name }) => name === 'auth')) return;
      await openDialog('auth', { type: 'registration' });
      if (useSession.getState().status === 'player') return removeHash();
      if (window.location.hash === REAL_HASH) router.replace(localePath(locale, paths.home()));
    }
    void follow();
    const onHash = () => void follow();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [status, locale, router]);
}

function removeHash(): void {
  const { pathname, search, hash } = window.location;
  if (hash === REAL_HASH) window.history.replaceState(null, '', `${pathname}${search}`);
}
