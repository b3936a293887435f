import type { FormInput } from '@/lib/content/form-descriptor';
import type { ConfiguredForm } from './use-configured-form';

/**
 * Puts typed values back; fields that the form no longer has are left out, and so are those that were not changed: set
 * again while the form mounts, one of them makes the whole form count as unchanged.
 */
export function restoreValues({ getValues, setValue }: ConfiguredForm['methods'], typed: FormInput): void {
  const known = getValues();
  for (const [field, value] of Object.entries(typed)) {
    if (Object.hasOwn(known, field) && known[field] !== value) setValue(field, value, { shouldDirty: true });
  }
}
