'use client';

import { ConfiguredField } from './configured-field';
import { useSurroundingForm } from './form-context';

/** Every field of the form around it, in its configured order. */
export function ConfiguredFields({ hasAutoFocus = false }: { hasAutoFocus?: boolean }) {
  const { fields } = useSurroundingForm();
  return fields.map((field, index) => (
    <ConfiguredField key={field.name} field={field} hasAutoFocus={hasAutoFocus && index === 0} />
  ));
}
