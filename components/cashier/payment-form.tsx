'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { ConfiguredField } from '@/components/forms/configured-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { SumField } from '@/components/forms/sum-field';
import { useConfiguredForm, type ConfiguredForm } from '@/components/forms/use-configured-form';
import { FailedState } from '@/components/ui/failed-state';
import { Skeleton } from '@/components/ui/skeleton';
import {
  amountField,
  methodFields,
  needsBanks,
  paymentValues,
  type Option,
  type PaymentValues,
} from '@/lib/cashier/form';
import { banksQuery } from '@/lib/cashier/queries';
import type { PaymentMethod } from '@/lib/cashier/schema';
import type { FormSettings } from '@/lib/forms/settings';
import { PaymentTerms } from './payment-terms';
import { SumLabel } from './sum-label';
import { useSumQuestion } from './use-sum-question';
import styles from './payment-form.module.scss';

interface PaymentFormProps {
  method: PaymentMethod;
  settings: FormSettings;
  presets?: readonly number[];
  /** What can be taken out at most, in the method's currency and main units. */
  available?: number | null;
  submitLabel: string;
  /** Keeps the form locked after the payment was taken, while the page is being left. */
  isLeaving?: boolean;
  onSend: (values: PaymentValues, form: ConfiguredForm) => Promise<void>;
  /** Stands above the button. */
  children?: ReactNode;
}

/** The form of a payment method; the banks to choose from come first where it wants one (R-CASH-04). */
export function PaymentForm(props: PaymentFormProps) {
  const hasBanks = needsBanks(props.method);
  const { data, isPending, isError, refetch } = useQuery({
    ...banksQuery(props.method.sysname),
    enabled: hasBanks,
  });
  const options = useMemo(() => data?.items.map(({ id, name }) => ({ value: id, label: name })), [data]);
  if (hasBanks && isPending) return <Skeleton className={styles.skeleton} />;
  if (hasBanks && isError) return <FailedState onRetry={() => void refetch()} />;
  return <MethodForm {...props} bankOptions={options} />;
}

function MethodForm({
  method,
  settings,
  presets = [],
  available = null,
  submitLabel,
  isLeaving = false,
  onSend,
  children,
  bankOptions,
}: PaymentFormProps & { bankOptions: readonly Option[] | undefined }) {
  const t = useTranslations('cashier');
  const amount = useMemo(() => amountField(method, t('amount'), available), [method, t, available]);
  const own = useMemo(() => methodFields(method, bankOptions), [method, bankOptions]);
  const fields = useMemo(() => [amount, ...own], [amount, own]);
  const known = useMemo(() => ({ ...settings, currency: method.currency }), [settings, method.currency]);
  const form = useConfiguredForm({ fields, settings: known });
  const isSumMeant = useSumQuestion(form, amount, submitLabel);
  return (
    <Form
      form={form}
      label={method.name}
      onSubmit={async (values) => {
        if (await isSumMeant()) await onSend(paymentValues(values), form);
      }}
    >
      <SumField field={amount} presets={presets} />
      <PaymentTerms method={method} />
      {own.map((field) => (
        <ConfiguredField key={field.name} field={field} />
      ))}
      {children}
      <SubmitButton isBusy={isLeaving}>
        <SumLabel field={amount} label={submitLabel} />
      </SubmitButton>
    </Form>
  );
}
