import { useDialogs } from '@/stores/dialogs';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Waits until a popup nobody asked for takes nothing out of the visitor's hands: no dialog is open, and nothing is being
 * typed.
 */
export async function whenFree(): Promise<void> {
  while (isTaken()) await nextChange();
}

function isTaken(): boolean {
  return useDialogs.getState().stack.length > 0 || document.activeElement?.matches(FIELDS) === true;
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    // When `focusout` is fired the focus may not have moved yet, so look in the next task.
    const end = () => setTimeout(finish);
    const stop = useDialogs.subscribe(end);
    document.addEventListener('focusout', end);
    function finish(): void {
      stop();
      document.removeEventListener('focusout', end);
      resolve();
    }
  });
}
