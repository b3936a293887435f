import { documentLocale } from '@/i18n/document-locale';
import { showToast, useToasts } from '@/stores/toasts';

/** Inlined: texts cannot be loaded without a connection. */
const TEXTS = {
  en: { lost: 'You are offline. What you see may be out of date.', back: 'You are back online.' },
  fr: {
    lost: 'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour.',
    back: 'Vous êtes de nouveau en ligne.',
  },
} as const;

/** Announces that the connection is lost or restored. @returns Stops watching. */
export function watchConnection(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let isLost = false;

  function show(type: 'success' | 'error', key: 'lost' | 'back'): void {
    showToast(type, TEXTS[documentLocale()][key]);
  }

  function onLost(): void {
    isLost = true;
    show('error', 'lost');
  }

  function onBack(): void {
    if (!isLost) return;
    isLost = false;
    const { toasts, dismiss } = useToasts.getState();
    const shown = toasts.find(({ text }) => text === TEXTS[documentLocale()].lost);
    if (shown) dismiss(shown.id);
    show('success', 'back');
  }

  window.addEventListener('offline', onLost, { signal });
  window.addEventListener('online', onBack, { signal });
  // It may have been lost before this ran.
  if (!navigator.onLine) onLost();
  return () => watching.abort();
}
