import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';

const REAL_HASH = '#real';

/**
 * `#real` requests real play: a guest gets the registration popup, or the one in the address's flags, and closing it
 * leads home (R-GUARD-09). For a player, also one who just signed in, the hash is removed and `onPlayer` called.
 */
export function useRealHash(onPlayer: () => void): void {
  const status = useSession((state) => state.status);
  const locale = useLocale();
  const router = useRouter();
  const play = useEffectEvent(onPlayer);
  useEffect(() => {
    if (status === 'unknown') return;
    async function follow(): Promise<void> {
      if (window.location.hash !== REAL_HASH) return;
      if (status === 'player') {
        removeHash(REAL_HASH);
        return play();
      }
      const { openAuthByAddress } = await import('@/components/shared/session/open-auth-by-address');
      const isDismissed = await openAuthByAddress('registration');
      if (!isDismissed) return;
      if (useSession.getState().status !== 'guest') removeHash(REAL_HASH);
      else if (window.location.hash === REAL_HASH) router.replace(localePath(locale, paths.home()));
    }
    const onHash = () => void follow().catch(reloadAfter);
    // A visitor whose account could not be read may be a player: only their click asks.
    if (status !== 'unreachable') onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [status, locale, router]);
}

/** Works even with the hash already set. Adds no history entry, so one step back leaves the game. */
export function requestReal(): void {
  window.history.replaceState(null, '', REAL_HASH);
  window.dispatchEvent(new Event('hashchange'));
}

export function removeHash(done: string): void {
  const { pathname, search, hash } = window.location;
  if (hash === done) window.history.replaceState(null, '', `${pathname}${search}`);
}
