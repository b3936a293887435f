import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SubmitButton, useSurroundingForm } from '@/components/forms/form';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { formatAmount } from '@/lib/format/money';
import { formKey } from '@/lib/forms/form-key';
import { readSum } from '@/lib/forms/payment-rules';
import { visibleText } from '@/lib/forms/person-rules';

/** A label for use within a sentence: "Your bank" is lowercased, "USDT network" and "PayPal account" are not. */
const withinSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (letter) => letter.toLowerCase());

interface PayButtonProps {
  label: string;
  isBusy: boolean;
  /** Required choices of the method, such as the bank. */
  choices: readonly FieldDescriptor[];
}

/** Submits the payment, with the sum as understood. While something is missing it asks for that and leads there. */
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
