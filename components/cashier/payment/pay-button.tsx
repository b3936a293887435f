'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form-context';
import { SubmitButton } from '@/components/forms/submit-button';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import { formatAmount } from '@/lib/format/money';
import { readSum } from '@/lib/forms/payment-rules';

interface PayButtonProps {
  /** What it does: "Deposit". */
  label: string;
  isBusy: boolean;
}

/**
 * Sends the payment and says the sum as it is understood: "Deposit 1,000 €". Without a sum it waits for one, and a click
 * leads to the field.
 */
export function PayButton({ label, isBusy }: PayButtonProps) {
  const t = useTranslations('forms');
  const { methods, settings } = useSurroundingForm();
  const typed = String(useWatch({ control: methods.control, name: AMOUNT_FIELD }) ?? '').trim();
  if (typed === '') {
    return (
      <SubmitButton look="waiting" isBusy={isBusy}>
        {t('chooseAmount')}
      </SubmitButton>
    );
  }
  const amount = readSum(typed);
  const { currency } = settings;
  return (
    <SubmitButton isBusy={isBusy}>
      {amount === null || !currency ? label : `${label} ${formatAmount({ amount, currency })}`}
    </SubmitButton>
  );
}
