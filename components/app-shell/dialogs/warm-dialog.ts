import type { DialogName } from '@/stores/dialogs';

export const loadStack = () => import('./dialog-stack');

/** Prefetches a dialog's code and texts. What fails is fetched again when the dialog opens. */
export async function warmDialog(name: DialogName): Promise<void> {
  try {
    const { loadDialogContent } = await loadStack();
    await loadDialogContent(name);
  } catch {
    // Opening the dialog reports the failure.
  }
}
