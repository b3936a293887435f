import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { errorText } from '@/components/shared/feedback/error-text';
import { PlatformError } from '@/lib/platform/error';

/**
 * Shows in the form why saving failed: at the fields the platform names, else in the form's error area. `general` is
 * the form's text for a refusal without a reason (R-PROF-08).
 */
export async function showFailure(form: ConfiguredForm, error: unknown, general: string): Promise<void> {
  if (!(error instanceof PlatformError)) throw error;
  const unplaced = form.applyErrors(error.fields);
  const names = new Set(form.fields.map(({ name }) => name));
  if (Object.keys(error.fields).some((name) => names.has(name))) return;
  const hasReason = error.type !== 'UnknownErrorException' && error.type !== 'InvalidParameterException';
  form.showError(unplaced[0]?.message || (hasReason ? await errorText(error.type) : general));
}
