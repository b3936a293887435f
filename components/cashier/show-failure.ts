import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { errorText } from '@/components/runtime/error-text';
import { PlatformError } from '@/lib/platform/error';

/** Says in the form why a payment was not taken: at the fields the platform names, else in the form's error area. */
export async function showFailure(form: ConfiguredForm, error: unknown): Promise<void> {
  if (!(error instanceof PlatformError)) throw error;
  const unplaced = form.applyErrors(error.fields);
  const names = new Set(form.fields.map(({ name }) => name));
  if (Object.keys(error.fields).some((name) => names.has(name))) return;
  form.showError(unplaced[0]?.message || (await errorText(error.type)));
}
