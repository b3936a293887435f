import type { FormInput } from '@/lib/content/form-descriptor';
import type { ConfiguredForm } from './use-configured-form';

/** Puts typed values back; fields that the form no longer has are left out. */
export function restoreValues({ getValues, setValue }: ConfiguredForm['methods'], typed: FormInput): void {
  const known = getValues();
  for (const [field, value] of Object.entries(typed)) {
    if (Object.hasOwn(known, field)) setValue(field, value, { shouldDirty: true });
  }
}
