import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { formKey } from '@/lib/forms/form-key';
import { CODE_LENGTH } from '@/lib/forms/person-rules';
import styles from './code-field.module.scss';
import { Field } from './field';
import { useSurroundingForm } from './form';
import { useField, type FieldProps } from './use-field';

const CELLS = Array.from({ length: CODE_LENGTH }, (_, index) => index);

/** Extracts the digits, so that pasting `123 456` or `code: 123456` works. */
function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** A one-time code: a single input, which supports autofill and paste, over six drawn cells. */
export function CodeField({ field, hasAutoFocus }: FieldProps) {
  const t = useTranslations('forms');
  const { methods } = useSurroundingForm();
  const { id, label, error, control } = useField(field, codeDigits);
  const typed = useWatch({ control: methods.control, name: formKey(field.name) });
  const digits = String(typed ?? '');
  return (
    <Field
      id={id}
      label={label}
      error={error}
      // The cells show it.
      hint={<span className="visuallyHidden">{t('codeHint')}</span>}
      isOptional={field.isOptional}
    >
      <div className={clsx(styles.code, error !== null && styles.wrong)}>
        <input
          {...control}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoFocus={hasAutoFocus}
        />
        <div className={styles.cells} aria-hidden="true">
          {CELLS.map((index) => (
            <span className={clsx(styles.cell, index === digits.length && styles.next)} key={index}>
              {digits[index]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
