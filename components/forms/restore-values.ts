import type { FormInput } from '@/lib/content/form-descriptor';
import type { ConfiguredForm } from './use-configured-form';

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
