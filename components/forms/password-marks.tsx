'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { formKey } from '@/lib/forms/form-key';
import { badPasswordSymbols, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/forms/password-rules';
import { useSurroundingForm } from './form-context';
import styles from './password-marks.module.scss';

/** Requirements of a new password, checked while typing. The message below the field names the error. */
export function PasswordMarks({ field }: { field: FieldDescriptor }) {
  const t = useTranslations('forms.passwordMarks');
  const { methods } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: formKey(field.name) });
  const password = typeof typed === 'string' ? typed : '';
  const isLongEnough = password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH;
  const marks = [
    { key: 'length', isMet: isLongEnough },
    { key: 'signs', isMet: password !== '' && badPasswordSymbols(password) === '' },
  ] as const;
  return (
    <ul className={styles.marks}>
      {marks.map(({ key, isMet }) => (
        <li key={key} className={clsx(styles.mark, isMet && styles.met)}>
          <Icon name={isMet ? 'checkCircle' : 'info'} size={16} />
          {t(key, { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
          {isMet && <span className={styles.hidden}> {t('met')}</span>}
        </li>
      ))}
    </ul>
  );
}
