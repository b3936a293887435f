'use client';

import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/date';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { savedValue } from '@/lib/profile/rules';
import type { Profile } from '@/lib/profile/schema';
import styles from './fixed-facts.module.scss';

interface FixedFactsProps {
  fields: readonly FieldDescriptor[];
  profile: Profile;
  /** Some were input fields until saved: focus moves from such a field to the note. */
  replacesFields?: boolean;
}

/** Personal data that the player may not change. */
export function FixedFacts({ fields, profile, replacesFields = false }: FixedFactsProps) {
  const t = useTranslations('profile');
  const tForms = useTranslations('forms');
  return (
    <>
      <dl className={styles.facts}>
        {fields.map((field) => (
          <div key={field.name} className={styles.fact}>
            <dt className={styles.name}>
              {field.label || (field.labelKey ? tForms(`labels.${field.labelKey}`) : field.name)}
            </dt>
            <dd className={styles.value}>{shown(field) || '—'}</dd>
          </div>
        ))}
      </dl>
      <p
        ref={replacesFields ? takeLostFocus : undefined}
        tabIndex={replacesFields ? -1 : undefined}
        className={styles.note}
      >
        {t('personal.fixed')}
      </p>
    </>
  );

  function shown({ name, type, options }: FieldDescriptor): string {
    const value = savedValue(profile, name);
    if (value === null) return '';
    // A date without time: another time zone could shift it to the day before.
    if (type === 'date') return formatDate(value, 'utc');
    if (type === 'sex') return value === 1 ? tForms('male') : value === 2 ? tForms('female') : '';
    return options?.find((option) => option.value === value)?.label ?? String(value);
  }
}
