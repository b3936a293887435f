import { useTranslations } from 'next-intl';
import { FieldMessage } from './field-message';
import fieldStyles from './field.module.scss';
import styles from './sex-field.module.scss';
import { useField, type FieldProps } from './use-field';

/** Wire values: 1 male, 2 female. */
const CHOICES = [
  { value: '1', text: 'male' },
  { value: '2', text: 'female' },
] as const;

/** Two radio buttons in a group with label and error. */
export function SexField({ field }: FieldProps) {
  const t = useTranslations('forms');
  const { id, label, error, control } = useField(field);
  const {
    // Autofill is for text.
    autoComplete: _,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    ...radio
  } = control;
  return (
    <div className={fieldStyles.field}>
      <div
        className={styles.group}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        aria-required={isRequired}
      >
        <span className={fieldStyles.label} id={`${id}-label`}>
          {label}
          {field.isOptional ? <span className={fieldStyles.optional}> ({t('optional')})</span> : null}
        </span>
        <div className={styles.choices}>
          {CHOICES.map(({ value, text }) => (
            <label className={styles.choice} key={value}>
              <input {...radio} className={styles.radio} id={`${id}-${text}`} type="radio" value={value} />
              {t(text)}
            </label>
          ))}
        </div>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
