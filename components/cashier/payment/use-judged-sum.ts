import { useEffect, useEffectEvent } from 'react';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import type { TypedSum } from '@/lib/cashier/rules';

/**
 * Says at once what the rules of a method find wrong with the sum its form begins with, which may have been typed for
 * another one. The message then follows the typing.
 * @param sum The sum the form begins with; null for none.
 */
export function useJudgedSum({ methods }: ConfiguredForm, sum: TypedSum | null): void {
  const judge = useEffectEvent(() => {
    if (sum === null) return;
    methods.setValue(AMOUNT_FIELD, methods.getValues(AMOUNT_FIELD), {
      shouldValidate: true,
      shouldTouch: true,
    });
  });
  useEffect(() => judge(), []);
}
