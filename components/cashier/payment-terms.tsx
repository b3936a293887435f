'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form-context';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { feeOf } from '@/lib/cashier/terms-rules';
import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { readSum } from '@/lib/forms/payment-rules';
import styles from './payment-terms.module.scss';

/** The method's fee in plain words, for the typed sum where there is one. */
export function PaymentTerms({ method }: { method: PaymentMethod }) {
  const t = useTranslations('cashier');
  const { methods } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: AMOUNT_FIELD });
  const { fee_percent: percent, min_amount: min, max_amount: max, currency } = method;
  const shown = (amount: number) => formatAmount({ amount, currency });
  return (
    <p className={styles.terms}>
      {/* With both bounds the sum's own hint names them. */}
      {min !== null && max === null && `${t('boundsMin', { min: shown(min) })} `}
      {min === null && max !== null && `${t('boundsMax', { max: shown(max) })} `}
      {fee()}
    </p>
  );

  function fee(): string {
    if (!percent) return t('feeNone');
    const amount = readSum(String(typed ?? ''));
    const sum = amount === null ? null : { amount, currency };
    const cost = sum && feeOf(sum, percent);
    if (!sum || !cost) return t('feePercent', { percent: formatNumber(percent) });
    return t('feeOf', {
      percent: formatNumber(percent),
      sum: formatAmount(sum),
      fee: formatAmount(cost),
    });
  }
}
