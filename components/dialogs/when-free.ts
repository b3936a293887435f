import { stripLocale } from '@/lib/routing/locale-path';
import { useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useToasts } from '@/stores/toasts';
import { isBusyPlace } from './busy-places';

const FIELDS = 'input, textarea, select, [contenteditable]';
/** A click that is still being handled: it may open a dialog of its own. */
const RUNNING = 'button[aria-busy="true"]';
/** How often it is checked whether a click was handled, in milliseconds. */
const LOOK_AGAIN_MS = 500;

/**
 * Waits until a popup nobody asked for takes nothing out of the visitor's hands: no dialog is open, nothing is being
 * typed, no click is still being handled, no toast says what became of it, no page of a refusal takes the screen, and no
 * game or payment is open.
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
    // When `focusout` is fired the focus may not have moved yet, so look in the next task.
    const end = () => setTimeout(finish);
    const stop = useDialogs.subscribe(end);
    const timer = setTimeout(end, LOOK_AGAIN_MS);
    document.addEventListener('focusout', end);
    function finish(): void {
      stop();
      clearTimeout(timer);
      document.removeEventListener('focusout', end);
      resolve();
    }
  });
}
