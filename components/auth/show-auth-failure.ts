import { showFormFailure } from '@/components/forms/form-actions';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';

/**
 * Shows a failed call in its form: field errors at their fields, everything else as text above the button. `refusal` is
 * the text for a plain AuthorizationException that means wrong data; without it the session was lost.
 */
export async function showAuthFailure(form: ConfiguredForm, error: unknown, refusal?: string): Promise<void> {
  if (!(error instanceof PlatformError)) throw error;
  if (fatalPage(error)) return reactToError(error, 'inline');
  if (error.type === 'AuthorizationException') {
    if (refusal) return form.showError(refusal);
    await reactToError(error, 'inline');
  }
  await showFormFailure(form, error);
}
