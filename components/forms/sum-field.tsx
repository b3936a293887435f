import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { currencySign } from '@/lib/format/currencies';
import { groupThousands } from '@/lib/format/thousands';
import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { formKey } from '@/lib/forms/form-key';
import { isDecimalLike, readSum } from '@/lib/forms/payment-rules';
import { Field } from './field';
import { useSurroundingForm } from './form';
import inputStyles from './input.module.scss';
import styles from './sum-field.module.scss';
import { useField, type FieldProps } from './use-field';

interface SumFieldProps extends FieldProps {
  /** Preset sums in main units, shown as buttons. */
  presets?: readonly number[];
  /** The greatest sum, as the last button; null for none. */
  most?: number | null;
  /** Replaces the limits below the field, e.g. if they are shown beside it. */
  hint?: ReactNode;
}

/** Whether a text is all that a deletion left of a grouped sum: then its commas separate thousands. */
function isLeftOver(text: string, before: string): boolean {
  const changed = [...text].findIndex((sign, at) => sign !== before[at]);
  return (
    text.length < before.length &&
    (changed < 0 || before.endsWith(text.slice(changed))) &&
    groupThousands(before.replace(/,/g, '')) === before
  );
}

/**
 * Groups the digits of a sum. Other input is left for validation to reject. A comma that may be a decimal separator is
 * left for the form to ask about, unless it remains after a deletion.
 */
function groupSum(text: string, before: string): string {
  if ((text.endsWith(',') || isDecimalLike(text)) && !isLeftOver(text, before)) return text;
  return /^[\d,]{1,24}$/.test(text) ? groupThousands(text.replace(/,/g, '')) : text;
}

/** A sum in whole main units, with limits as a hint, the currency as suffix, and optional preset buttons. */
export function SumField({ field, hasAutoFocus, presets = [], most, hint }: SumFieldProps) {
  const t = useTranslations('forms');
  const { methods, settings } = useSurroundingForm();
  const typed = String(useWatch({ control: methods.control, name: formKey(field.name) }) ?? '');
  const { id, label, error, control } = useField(field, (text) => groupSum(text, typed));
  // Server-rendered too, before the form library sets the value.
  const [initial] = useState(() => String(methods.getValues(formKey(field.name)) ?? ''));
  const { currency } = settings;
  const shown = (amount: number) => (currency ? formatAmount({ amount, currency }) : formatNumber(amount));
  const { min, max } = field;
  const hasBounds = typeof min === 'number' && typeof max === 'number';
  const bounds = hasBounds ? t('sumHint', { min: shown(min), max: shown(max) }) : null;
  const choose = (sum: number) =>
    methods.setValue(formKey(field.name), formatNumber(sum), {
      shouldValidate: true,
      shouldDirty: true,
      shouldTouch: true,
    });
  return (
    <Field
      id={id}
      label={label}
      error={error}
      hint={hint === undefined ? bounds : hint}
      isOptional={field.isOptional}
    >
      <Presets sums={presets} most={most} chosen={readSum(typed)} shown={shown} onChoose={choose} />
      <div className={inputStyles.box}>
        <input
          {...control}
          className={clsx(inputStyles.input, styles.sum, currency && inputStyles.withAction)}
          type="text"
          inputMode="numeric"
          // With autocomplete off, browsers do not restore the typed sum on back navigation.
          autoComplete="transaction-amount"
          placeholder={field.placeholder ?? undefined}
          autoFocus={hasAutoFocus}
          defaultValue={initial}
        />
        {currency ? <span className={inputStyles.suffix}>{currencySign(currency)}</span> : null}
      </div>
    </Field>
  );
}

interface PresetsProps {
  sums: readonly number[];
  most: number | null | undefined;
  chosen: number | null;
  shown: (amount: number) => string;
  onChoose: (sum: number) => void;
}

function Presets({ sums, most, chosen, shown, onChoose }: PresetsProps) {
  const t = useTranslations('forms');
  const offered = [...sums, ...(typeof most === 'number' ? [most] : [])];
  if (offered.length === 0) return null;
  return (
    <div className={styles.presets} role="group" aria-label={t('chooseAmount')}>
      {offered.map((sum) => (
        <button
          className={styles.preset}
          key={sum}
          type="button"
          aria-label={sum === most ? `${t('most')}: ${shown(sum)}` : undefined}
          aria-pressed={chosen === sum}
          onClick={() => onChoose(sum)}
        >
          {sum === most ? t('most') : shown(sum)}
        </button>
      ))}
    </div>
  );
}
