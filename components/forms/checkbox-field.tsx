import type { ReactNode } from 'react';
import styles from './checkbox-field.module.scss';
import { FieldMessage } from './field-message';
import { Checkbox } from './checkbox';
import { useField, type FieldProps } from './use-field';

interface CheckboxFieldProps extends FieldProps {
  /** Label with links, instead of the configured text. */
  children?: ReactNode;
}

/** A checkbox: required (`checkbox`) or optional (`flag`). */
export function CheckboxField({ field, hasAutoFocus, children }: CheckboxFieldProps) {
  const { id, label, error, control } = useField(field);
  // Autofill is for text.
  const { autoComplete: _, ...box } = control;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <Checkbox {...box} autoFocus={hasAutoFocus} />
        <label className={styles.label} htmlFor={id}>
          {children ?? label}
        </label>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
