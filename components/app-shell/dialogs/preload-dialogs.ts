import { firstInteraction } from '@/lib/browser/first-interaction';
import { whenIdle } from '@/lib/browser/when-idle';
import type { DialogName } from '@/stores/dialogs';
import { loadStack } from './warm-dialog';

/** Dialogs that open without a click: there may be no connection when they are needed. */
const UNASKED: readonly DialogName[] = ['inactivity', 'confirm', 'missingStep', 'auth'];

/** The player's first actions take priority; none of these dialogs is needed this early. */
export const PRELOAD_WAIT_MS = 4_000;

/** When idle, shortly after the first interaction; retries when the connection returns. @returns Cancels. */
export function preloadDialogs(): () => void {
  const stop = new AbortController();

  function load(): void {
    if (stop.signal.aborted) return;
    fetchDialogs().catch(() => {
      window.addEventListener('online', load, { once: true, signal: stop.signal });
    });
  }

  void firstInteraction().then(() => setTimeout(() => whenIdle(load), PRELOAD_WAIT_MS));
  return () => stop.abort();
}

async function fetchDialogs(): Promise<void> {
  const { loadDialogContent } = await loadStack();
  // Sequentially, to not compete with the player's own requests.
  for (const name of UNASKED) await loadDialogContent(name);
}
