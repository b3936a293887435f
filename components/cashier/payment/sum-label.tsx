'use client';

import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form-context';
import { formatAmount } from '@/lib/format/money';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { formKey } from '@/lib/forms/form-key';
import { readSum } from '@/lib/forms/payment-rules';

/** What a button does, with the sum as it is understood: "Deposit 1,000 €". */
export function SumLabel({ field, label }: { field: FieldDescriptor; label: string }) {
  const { methods, settings } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: formKey(field.name) });
  const amount = readSum(String(typed ?? '').trim());
  const { currency } = settings;
  return amount === null || !currency ? label : `${label} ${formatAmount({ amount, currency })}`;
}
