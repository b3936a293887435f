import type { Locale } from '@/i18n/routing';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { whenIdle } from '@/lib/browser/when-idle';
import type { DialogName } from '@/stores/dialogs';
import { loadStack } from './warm-dialog';

/**
 * Dialogs that nobody opens by a click on them: the warning before the sign-out, the sign-in after a lost session, and
 * what is asked or said of a payment. By the time they are due there may be no connection.
 */
const UNASKED: readonly DialogName[] = ['inactivity', 'confirm', 'gate', 'auth'];

/** What the player does first goes before. None of these dialogs is due so soon. */
export const PRELOAD_WAIT_MS = 4_000;

/**
 * Fetches the code and the texts of dialogs that come by themselves, in idle time a moment after the player's first
 * interaction; again when the connection is back.
 * @returns Stops waiting.
 */
export function preloadDialogs(locale: Locale): () => void {
  const stop = new AbortController();

  function load(): void {
    if (stop.signal.aborted) return;
    fetchDialogs(locale).catch(() => {
      window.addEventListener('online', load, { once: true, signal: stop.signal });
    });
  }

  void firstInteraction().then(() => {
    // The frame of every dialog, so that the next click shows it at once.
    whenIdle(() => void loadStack().catch(() => undefined));
    setTimeout(() => whenIdle(load), PRELOAD_WAIT_MS);
  });
  return () => stop.abort();
}

async function fetchDialogs(locale: Locale): Promise<void> {
  const [{ loadDialogContent }] = await Promise.all([import('./dialog-content'), loadStack()]);
  // One after another, so that they do not compete with what the player is doing.
  for (const name of UNASKED) await loadDialogContent(name, locale);
}
