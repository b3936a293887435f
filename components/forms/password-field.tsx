import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Field } from './field';
import { PasswordMarks } from './password-marks';
import styles from './input.module.scss';
import { useField, type FieldProps } from './use-field';

/** Password input with a show/hide toggle. */
export function PasswordField({ field, hasAutoFocus }: FieldProps) {
  const t = useTranslations('forms');
  const { id, label, error, control } = useField(field);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} error={error} isOptional={field.isOptional}>
      <div className={styles.box}>
        <input
          {...control}
          className={clsx(styles.input, styles.withAction)}
          type={isShown ? 'text' : 'password'}
          placeholder={field.placeholder ?? undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={hasAutoFocus}
        />
        <button
          className={styles.action}
          type="button"
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
      {control.autoComplete === 'new-password' && field.type !== 'repeatedPassword' && (
        <PasswordMarks field={field} />
      )}
    </Field>
  );
}
