import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Field } from './field';
import styles from './input.module.scss';
import { useField, type FieldProps } from './use-field';

/** A native select, familiar on every phone and to screen readers. */
export function SelectField({ field, hasAutoFocus }: FieldProps) {
  const t = useTranslations('forms');
  const { id, label, error, control } = useField(field);
  return (
    <Field id={id} label={label} error={error} isOptional={field.isOptional}>
      <div className={styles.box}>
        <select {...control} className={clsx(styles.input, styles.withAction)} autoFocus={hasAutoFocus}>
          <option value="">{field.placeholder || t('chooseOption')}</option>
          {(field.options ?? []).map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </div>
    </Field>
  );
}
