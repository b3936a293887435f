import { stripLocale } from '@/lib/routing/locale-path';
import { useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useToasts } from '@/stores/toasts';
import { isBusyPlace } from './busy-places';

const FIELDS = 'input, textarea, select, [contenteditable]';
/** A click still being handled may open a dialog of its own. */
const RUNNING = 'button[aria-busy="true"]';
/** Polling interval for pending clicks, in milliseconds. */
const POLL_MS = 500;

/**
 * Resolves when an unsolicited popup would not interrupt the visitor: no open dialog, no typing, no click still being
 * handled, no toast with its result, no full-screen error, and no open game or payment page.
 */
export async function whenFree(): Promise<void> {
  while (isTaken()) await nextChange();
}

function isTaken(): boolean {
  return (
    isBusyPlace(stripLocale(window.location.pathname).path) ||
    useDialogs.getState().stack.length > 0 ||
    useFatal.getState().kind !== null ||
    useToasts.getState().toasts.length > 0 ||
    document.activeElement?.matches(FIELDS) === true ||
    document.querySelector(RUNNING) !== null
  );
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    // On `focusout` the focus may not have moved yet, so check in the next task.
    const end = () => setTimeout(finish);
    const stop = useDialogs.subscribe(end);
    const timer = setTimeout(end, POLL_MS);
    document.addEventListener('focusout', end);
    function finish(): void {
      stop();
      clearTimeout(timer);
      document.removeEventListener('focusout', end);
      resolve();
    }
  });
}
