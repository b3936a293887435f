import { clsx } from 'clsx';
import { Field } from './field';
import styles from './input.module.scss';
import { useField, type FieldProps } from './use-field';

/** A day in the native date input: typed on desktops, picked on phones. Its value is always `YYYY-MM-DD`. */
export function DateField({ field, hasAutoFocus }: FieldProps) {
  const { id, label, error, control } = useField(field);
  return (
    <Field id={id} label={label} error={error} isOptional={field.isOptional}>
      <input
        {...control}
        className={clsx(styles.input, styles.date)}
        type="date"
        min={field.minDate ?? undefined}
        max={field.maxDate ?? '9999-12-31'}
        autoFocus={hasAutoFocus}
      />
    </Field>
  );
}
