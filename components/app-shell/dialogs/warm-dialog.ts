import type { Locale } from '@/i18n/routing';
import type { DialogName } from '@/stores/dialogs';

/** The code of the open dialogs' frame. */
export const loadStack = () => import('./dialog-stack');

/**
 * Fetches what a dialog needs before it is asked for: when a pointer or the focus comes to its button, or in idle time. What
 * does not come is fetched again when the dialog opens.
 */
export async function warmDialog(name: DialogName, locale: Locale): Promise<void> {
  try {
    const content = import('./dialog-content');
    await Promise.all([
      loadStack(),
      content.then(({ loadDialogContent }) => loadDialogContent(name, locale)),
    ]);
  } catch {
    // Opening it says so.
  }
}
