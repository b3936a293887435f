'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import type { PaymentValues } from '@/lib/cashier/form';
import { useMakeWithdrawal } from '@/lib/cashier/mutations';
import { isOutcomeUnknown, type LostPayment as Lost } from '@/lib/cashier/rules';
import type { PaymentMethod } from '@/lib/cashier/schema';
import type { FormSettings } from '@/lib/forms/settings';
import { useToasts } from '@/stores/toasts';
import { LostPayment } from './lost-payment';
import { PaymentForm } from './payment-form';
import { showFailure } from './show-failure';

interface WithdrawFormProps {
  method: PaymentMethod;
  settings: FormSettings;
  available: number | null;
  newestId: string | null | undefined;
}

/** A withdrawal by one method: sent once; a taken one shows among the pending ones and empties the form. */
export function WithdrawForm({ method, settings, available, newestId }: WithdrawFormProps) {
  const t = useTranslations('cashier');
  const toast = useToasts((state) => state.show);
  const withdrawal = useMakeWithdrawal();
  const [lost, setLost] = useState<Lost | null>(null);

  function finish(): void {
    void refreshBalance();
    toast('success', t('withdraw.taken'));
  }

  async function send(values: PaymentValues, form: ConfiguredForm): Promise<void> {
    const { sysname } = method;
    try {
      await withdrawal.mutateAsync({ method: sysname, ...values });
      form.methods.reset();
      finish();
    } catch (error) {
      if (isOutcomeUnknown(error)) setLost({ method: sysname, amount: Number(values.amount), newestId });
      else await showFailure(form, error);
    }
  }

  if (lost) {
    return (
      <LostPayment
        lost={lost}
        type="withdrawal"
        onFound={() => {
          finish();
          setLost(null);
        }}
        onBack={() => setLost(null)}
      />
    );
  }
  return (
    <PaymentForm
      method={method}
      settings={settings}
      available={available}
      submitLabel={t('withdraw.submit')}
      onSend={send}
    />
  );
}
