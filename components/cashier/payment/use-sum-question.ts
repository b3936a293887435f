import { useTranslations } from 'next-intl';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { formKey } from '@/lib/forms/form-key';
import { isDecimalLike, readSum } from '@/lib/forms/payment-rules';
import { visibleText } from '@/lib/forms/person-rules';
import { openDialog } from '@/stores/dialogs';

/**
 * Asks about an ambiguous sum: commas are removed first (R-VAL-02), so `10,00` is 1,000. The typed text stays until the
 * player confirms. @returns Whether the sum is unambiguous or confirmed.
 */
export function useSumQuestion(
  { methods, settings }: ConfiguredForm,
  field: FieldDescriptor,
  action: string,
): () => Promise<boolean> {
  const t = useTranslations('cashier.sumQuestion');
  return async () => {
    const key = formKey(field.name);
    const typed = visibleText(String(methods.getValues(key) ?? ''));
    const amount = readSum(typed);
    if (amount === null || !isDecimalLike(typed)) return true;
    const { currency } = settings;
    const sum = currency ? formatAmount({ amount, currency }) : formatNumber(amount);
    const isConfirmed = await openDialog('confirm', {
      title: t('title'),
      text: t('text', { typed, sum }),
      confirmLabel: `${action} ${sum}`,
      cancelLabel: t('change'),
    });
    if (isConfirmed) methods.setValue(key, formatNumber(amount));
    return isConfirmed === true;
  };
}
