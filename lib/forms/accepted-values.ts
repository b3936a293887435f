import type { FieldDescriptor, FormValues } from '@/lib/content/form-descriptor';
import { validateField } from './field-types';
import type { FormSettings } from './settings';

/** Those of the known values that their field's own rule accepts: a prefilled form must not refuse what it holds. */
export function acceptedValues(
  fields: readonly FieldDescriptor[],
  known: FormValues,
  settings: FormSettings,
): FormValues {
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) =>
      fields.some((field) => field.name === name && validateField(field, value, known, settings) === null),
    ),
  );
}
