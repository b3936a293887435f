import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/date';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { savedValue } from '@/lib/profile/rules';
import type { Profile } from '@/lib/profile/schema';
import styles from './fixed-facts.module.scss';

/** What an unticked and a ticked box are shown as. */
const BOX = ['', '✓'];

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
            <dd className={styles.value}>{shown(field) || '–'}</dd>
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
    const words = { sex: ['', tForms('male'), tForms('female')], flag: BOX, checkbox: BOX };
    if (type in words) return words[type as keyof typeof words][Number(value)] ?? '';
    return options?.find((option) => option.value === String(value))?.label ?? String(value);
  }
}
