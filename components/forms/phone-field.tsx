import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { applyMask, maskOf } from '@/lib/forms/masks';
import { CALLING_CODE_FIELD } from '@/lib/forms/phone';
import { Field } from './field';
import { useSurroundingForm } from './form';
import inputStyles from './input.module.scss';
import styles from './phone-field.module.scss';
import { useField, type FieldProps } from './use-field';
import { usePhoneCountry } from './use-phone-country';

/** A phone number: country select and number input; typing `+33…` selects the country. */
export function PhoneField({ field, hasAutoFocus }: FieldProps) {
  const t = useTranslations('forms');
  const { settings } = useSurroundingForm();
  const { countries, callingCode, current, choose, follow } = usePhoneCountry(field.name);
  const mask = current?.mask || maskOf(field, settings.masks);

  function format(text: string): string {
    const isInternational = /^\s*(?:\+|00)/.test(text);
    if (isInternational) follow(text);
    // A mask expects the national number; a trunk zero or a calling code would shift it.
    return mask && !isInternational && !text.startsWith('0') ? applyMask(mask, text) : text;
  }

  const { id, label, error, control } = useField(field, format);
  return (
    <Field id={id} label={label} error={error} isOptional={field.isOptional}>
      <div className={styles.phone}>
        <span className={clsx(styles.country, error !== null && styles.wrong)}>
          <select
            className={styles.select}
            name={CALLING_CODE_FIELD}
            aria-label={t('callingCode')}
            autoComplete="tel-country-code"
            value={current?.country ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {countries.map((item) => (
              <option key={item.country} value={item.country}>
                {`${item.name} (+${item.callingCode})`}
              </option>
            ))}
          </select>
          <span className={styles.code} aria-hidden="true">
            +{callingCode}
            <Icon name="chevronDown" size={16} />
          </span>
        </span>
        <input
          {...control}
          className={inputStyles.input}
          type="tel"
          inputMode="tel"
          placeholder={field.placeholder ?? undefined}
          autoFocus={hasAutoFocus}
        />
      </div>
    </Field>
  );
}
