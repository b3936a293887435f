import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { errorText } from '@/components/shared/feedback/error-text';
import { unplacedSentence } from '@/lib/forms/apply-errors';
import { PlatformError } from '@/lib/platform/error';

/** Types that tell the player nothing: the form's own text says more. */
const WITHOUT_REASON = new Set(['UnknownErrorException', 'InvalidParameterException']);

/**
 * Shows a failed call in its form: at the fields the platform names, else in the form's error area, with the platform's
 * sentence, `general` where the error gives no reason (R-PROF-08), or the text of its type.
 * @throws anything that is no PlatformError
 */
export async function showFormFailure(form: ConfiguredForm, error: unknown, general?: string): Promise<void> {
  if (!(error instanceof PlatformError)) throw error;
  const unplaced = form.applyErrors(error.fields);
  const names = new Set(form.fields.map(({ name }) => name));
  const isPlaced = Object.keys(error.fields).some((name) => names.has(name));
  if (isPlaced || unplacedSentence(unplaced) !== null) return;
  form.showError(general && WITHOUT_REASON.has(error.type) ? general : await errorText(error.type));
}
