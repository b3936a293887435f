import { validateField } from '@/lib/forms/field-types';
import { formKey } from '@/lib/forms/form-key';
import { encodeProblem } from '@/lib/forms/problem';
import type { ConfiguredForm } from './use-configured-form';

/** Marks the dates of a form that are typed in part, or that no calendar has: their input has no value (R-VAL-07). */
export function markBadDates(inputs: Iterable<HTMLInputElement>, form: ConfiguredForm): void {
  for (const { name } of inputs) {
    const field = form.fields.find((one) => one.name === name);
    // Any text that is no date gets the message of the field.
    const found = field && validateField(field, '-', {}, form.settings);
    if (found) form.methods.setError(formKey(name), { message: encodeProblem(found) }, { shouldFocus: true });
  }
}
