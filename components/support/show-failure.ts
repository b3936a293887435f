import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { errorText } from '@/components/shared/feedback/error-text';
import { PlatformError } from '@/lib/platform/error';
import { ActionNotDone } from '@/lib/platform/require-done';

/**
 * Shows errors in the form: field errors at their fields, others in the form's error area. `general` is used when the
 * platform gave no reason that the form can show.
 */
export async function showFailure(form: ConfiguredForm, error: unknown, general: string): Promise<void> {
  if (!(error instanceof PlatformError) || error instanceof ActionNotDone) return form.showError(general);
  const names = Object.keys(error.fields);
  if (names.length === 0) return form.showError(await errorText(error.type));
  const unplaced = form.applyErrors(error.fields);
  if (unplaced.length > 0) form.showError(general);
}
