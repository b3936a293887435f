import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { formKey } from '@/lib/forms/form-key';
import { badPasswordSymbols, passwordBounds } from '@/lib/forms/password-rules';
import { useSurroundingForm } from './form';
import styles from './password-marks.module.scss';

/** Requirements of a new password, checked while typing. The message below the field names the error. */
export function PasswordMarks({ field }: { field: FieldDescriptor }) {
  const t = useTranslations('forms.passwordMarks');
  const { methods } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: formKey(field.name) });
  const password = typeof typed === 'string' ? typed : '';
  const bounds = passwordBounds(field);
  const { length } = [...password];
  const marks = [
    { key: 'length', isMet: length >= bounds.min && length <= bounds.max },
    { key: 'signs', isMet: password !== '' && badPasswordSymbols(password) === '' },
  ] as const;
  return (
    <ul className={styles.marks}>
      {marks.map(({ key, isMet }) => (
        <li key={key} className={clsx(styles.mark, isMet && styles.met)}>
          {isMet ? <Icon name="checkCircle" size={16} /> : <span aria-hidden="true">○</span>}
          {t(key, bounds)}
          {isMet && <span className="visuallyHidden"> {t('met')}</span>}
        </li>
      ))}
    </ul>
  );
}
