'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form-context';
import { SubmitButton } from '@/components/forms/submit-button';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { formatAmount } from '@/lib/format/money';
import { formKey } from '@/lib/forms/form-key';
import { readSum } from '@/lib/forms/payment-rules';
import { visibleText } from '@/lib/forms/person-rules';

/** A label as it stands within a sentence: "Your bank" begins small there, "USDT network" and "PayPal account" do not. */
const withinSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (letter) => letter.toLowerCase());

interface PayButtonProps {
  /** What it does: "Deposit". */
  label: string;
  isBusy: boolean;
  /** Choices of the method, such as the bank, without which nothing can be paid. */
  choices: readonly FieldDescriptor[];
}

/**
 * Sends the payment and says the sum as it is understood: "Deposit 1,000 €". Without a sum, or a choice that the method
 * asks for, it waits for that, and a click leads to the field.
 */
export function PayButton({ label, isBusy, choices }: PayButtonProps) {
  const t = useTranslations('forms');
  const { methods, settings } = useSurroundingForm();
  const typed = visibleText(String(useWatch({ control: methods.control, name: AMOUNT_FIELD }) ?? ''));
  const chosen = useWatch({ control: methods.control, name: choices.map(({ name }) => formKey(name)) });
  const open = choices.find((_, index) => !chosen[index]);
  const missing =
    typed === '' ? t('chooseAmount') : open && t('chooseFirst', { name: withinSentence(open.label ?? '') });
  if (missing) {
    return (
      <SubmitButton look="waiting" isBusy={isBusy}>
        {missing}
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
