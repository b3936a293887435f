import { useEffect, useEffectEvent } from 'react';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { AMOUNT_FIELD, sumWithin } from '@/lib/cashier/form';
import type { TypedSum } from '@/lib/cashier/rules';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';

/**
 * Validates the initial sum of a form, because it may have been typed for another method. A valid sum is not checked:
 * the validation rules load with the first check.
 * @param field Bounds in main units. @param sum Initial sum; null for none.
 */
export function useJudgedSum(
  { methods }: ConfiguredForm,
  field: Pick<FieldDescriptor, 'min' | 'max'>,
  sum: TypedSum | null,
): void {
  const judge = useEffectEvent(() => {
    if (sum === null || sumWithin(field, String(sum)) !== null) return;
    methods.setValue(AMOUNT_FIELD, methods.getValues(AMOUNT_FIELD), {
      shouldValidate: true,
      shouldTouch: true,
    });
  });
  useEffect(() => judge(), []);
}
