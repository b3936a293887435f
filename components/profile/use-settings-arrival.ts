import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { returnPath } from '@/lib/routing/return-path';
import { useNavigation } from '@/stores/navigation';
import { showToast } from '@/stores/toasts';

/**
 * Query flags of the settings page (R-PROF-18): `toastType` shows a toast once, with the text for the place in `from`,
 * or a general one. Returns a function that goes back to `from` if that is a page of this site.
 */
export function useSettingsArrival(texts: Readonly<Record<string, string>>): () => void {
  const t = useTranslations('profile');
  const from = useRef<string | null>(null);
  useEffect(() => {
    const url = new URL(window.location.href);
    const place = url.searchParams.get('from');
    const type = url.searchParams.get('toastType');
    from.current = returnPath(place);
    if (type !== 'success' && type !== 'error') return;
    const own = place !== null && Object.hasOwn(texts, place) ? texts[place] : undefined;
    showToast(type, own ?? t(`arrival.${type}`));
    url.searchParams.delete('toastType');
    // Without state in the call the router is notified; otherwise it would restore the flag.
    window.history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`);
  }, [texts, t]);
  return useCallback(() => {
    if (from.current !== null) useNavigation.getState().goTo(from.current);
  }, []);
}
