import { useEffect, useEffectEvent } from 'react';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import type { TypedSum } from '@/lib/cashier/rules';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { readSum } from '@/lib/forms/payment-rules';

/**
 * Says at once what the rules of a method find wrong with the sum its form begins with, which may have been typed for
 * another one. The message then follows the typing. A right sum is left alone: the form's rules load with its first check.
 * @param field The sum's own, with the method's bounds in main units.
 * @param sum The sum the form begins with; null for none.
 */
export function useJudgedSum(
  { methods }: ConfiguredForm,
  field: Pick<FieldDescriptor, 'min' | 'max'>,
  sum: TypedSum | null,
): void {
  const judge = useEffectEvent(() => {
    if (sum === null || isWithin(field, sum)) return;
    methods.setValue(AMOUNT_FIELD, methods.getValues(AMOUNT_FIELD), {
      shouldValidate: true,
      shouldTouch: true,
    });
  });
  useEffect(() => judge(), []);
}

function isWithin({ min, max }: Pick<FieldDescriptor, 'min' | 'max'>, sum: TypedSum): boolean {
  const amount = readSum(String(sum));
  return amount !== null && amount >= (min ?? 0) && amount <= (max ?? Infinity);
}
