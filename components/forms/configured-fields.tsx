import { ConfiguredField } from './configured-field';
import { useSurroundingForm } from './form';

/** All fields of the surrounding form, in their configured order. */
export function ConfiguredFields({ hasAutoFocus = false }: { hasAutoFocus?: boolean }) {
  const { fields } = useSurroundingForm();
  return fields.map((field, index) => (
    <ConfiguredField key={field.name} field={field} hasAutoFocus={hasAutoFocus && index === 0} />
  ));
}
