import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { ownEntry } from '@/lib/own-entry';
import { removeFromAddress } from '@/lib/routing/remove-from-address';
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
    const query = new URLSearchParams(window.location.search);
    const place = query.get('from');
    const type = query.get('toastType');
    from.current = returnPath(place);
    if (type !== 'success' && type !== 'error') return;
    showToast(type, ownEntry(texts, place ?? '') ?? t(`arrival.${type}`));
    removeFromAddress(['toastType']);
  }, [texts, t]);
  return useCallback(() => {
    if (from.current !== null) useNavigation.getState().goTo(from.current);
  }, []);
}
