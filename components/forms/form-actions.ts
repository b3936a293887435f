import { errorText } from '@/components/shared/feedback/error-text';
import type { FormInput } from '@/lib/content/form-descriptor';
import { unplacedSentence } from '@/lib/forms/apply-errors';
import { PlatformError } from '@/lib/platform/error';
import type { ConfiguredForm } from './use-configured-form';

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

/** Clears a submitted form. Focus moves to the button: blurring a cleared required field would mark it as invalid. */
export function emptyForm({ methods }: ConfiguredForm): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) {
    activeElement.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }
  methods.reset();
}

/**
 * Restores typed values, except those of removed and of unchanged fields: setting an unchanged one while the form
 * mounts makes the whole form count as unchanged.
 */
export function restoreValues({ getValues, setValue }: ConfiguredForm['methods'], typed: FormInput): void {
  const known = getValues();
  for (const [field, value] of Object.entries(typed)) {
    if (Object.hasOwn(known, field) && known[field] !== value) setValue(field, value, { shouldDirty: true });
  }
}
