'use client';

import { clsx } from 'clsx';
import { autocompleteOf } from '@/lib/forms/autofill';
import { Field } from './field';
import type { FieldProps } from './field-props';
import { useSurroundingForm } from './form-context';
import styles from './input.module.scss';
import { useField } from './use-field';

/**
 * A day by the browser's own date input: typed part by part on a desktop, chosen by wheel on a phone, spoken by screen
 * readers, and always `YYYY-MM-DD` in value.
 */
export function DateField({ field, hasAutoFocus }: FieldProps) {
  const { fields } = useSurroundingForm();
  const { id, label, error, control } = useField(field);
  return (
    <Field id={id} label={label} error={error} isOptional={field.isOptional}>
      <input
        {...control}
        className={clsx(styles.input, styles.date)}
        type="date"
        min={field.minDate ?? undefined}
        max={field.maxDate ?? '9999-12-31'}
        autoComplete={autocompleteOf(field, fields)}
        autoFocus={hasAutoFocus}
      />
    </Field>
  );
}
