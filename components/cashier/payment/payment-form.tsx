import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { ConfiguredField } from '@/components/forms/configured-field';
import { Form, FormError } from '@/components/forms/form';
import { restoreValues } from '@/components/forms/form-actions';
import { SumField } from '@/components/forms/sum-field';
import { useConfiguredForm, type ConfiguredForm } from '@/components/forms/use-configured-form';
import { useSwitchedValues } from '@/components/forms/use-switched-values';
import { FailedState } from '@/components/ui/failed-state';
import { Skeleton } from '@/components/ui/skeleton';
import {
  AMOUNT_FIELD,
  amountField,
  holderField,
  methodFields,
  needsBanks,
  paymentValues,
  usedOptions,
  type PaymentValues,
} from '@/lib/cashier/form';
import type { NextStep as NextStepName } from '@/lib/cashier/failure-rules';
import { banksQuery } from '@/lib/cashier/queries';
import type { TypedSum } from '@/lib/cashier/rules';
import type { MethodBanks, PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import type { FieldDescriptor, FormValues } from '@/lib/content/form-descriptor';
import { formatNumber } from '@/lib/format/number';
import type { FormSettings } from '@/lib/forms/settings';
import { MethodPicker, type MethodChoice } from './method-picker';
import { NextStep } from './next-step';
import { PayButton } from './pay-button';
import { useJudgedSum } from './use-judged-sum';
import { useSumQuestion } from './use-sum-question';
import styles from './payment-form.module.scss';

export interface PaymentFormProps {
  kind: 'deposit' | 'withdrawal';
  method: PaymentMethod;
  choice: MethodChoice;
  settings: FormSettings;
  presets?: readonly number[];
  /** The greatest sum, offered beside them; null for none. */
  most?: number | null;
  /** Sum to begin with, in main units or as it was typed for another method. */
  sum?: TypedSum | null;
  /** For the field of the card or account holder; empty where it is not known. */
  holder?: string;
  /** The latest payments, by any method; undefined if unknown. */
  recent: readonly PaymentRecord[] | undefined;
  /** Null where the server has not read them. */
  banks?: MethodBanks | null;
  /** What can be taken out at most, in the method's currency and main units. */
  available?: number | null;
  note?: ReactNode;
  /** What the payment comes to. */
  summary: ReactNode;
  /** Next step after a refusal. */
  step: NextStepName;
  submitLabel: string;
  /** Keeps the form locked after the payment was taken, while the page is being left. */
  isLeaving?: boolean;
  onSend: (values: PaymentValues, form: ConfiguredForm) => Promise<void>;
  /** Below the methods, on wide screens below the button. */
  children?: ReactNode;
}

/** The sum, the method with its own fields, and beside them the summary and the button that sends it. */
export function PaymentForm(props: PaymentFormProps) {
  const { kind, method, choice, settings, presets = [], available = null, submitLabel } = props;
  const t = useTranslations('cashier');
  const banks = useBanks(method, props.banks ?? null);
  const hasPresets = presets.length > 0;
  const amount = useMemo(
    () => ({
      ...amountField(method, t('amount'), available),
      placeholder: hasPresets ? t('ownAmount') : null,
    }),
    [method, t, available, hasPresets],
  );
  const own = useMemo(() => methodFields(method, banks.options), [method, banks.options]);
  const isUnread = banks.instead !== null;
  // Fields that do not show yet cannot be filled in.
  const fields = useMemo(
    () => [amount, ...(isUnread ? own.map((field) => ({ ...field, isOptional: true })) : own)],
    [amount, own, isUnread],
  );
  const known = useMemo(() => ({ ...settings, currency: method.currency }), [settings, method.currency]);
  const initial = initialOf(props, own);
  const form = useConfiguredForm({ fields, settings: known, initial });
  useSwitchedValues(
    `${kind}:${method.sysname}`,
    () => form.methods.getValues(),
    (values) => restoreValues(form.methods, values),
    fields,
  );
  useJudgedSum(form, amount, props.sum ?? null);
  const isSumMeant = useSumQuestion(form, amount, submitLabel);
  return (
    <Form
      form={form}
      label={method.name}
      className={styles.form}
      hasOwnError
      onSubmit={async (values) => {
        if (isUnread) await banks.read();
        else if (await isSumMeant()) await props.onSend(paymentValues(values), form);
      }}
    >
      <div className={styles.steps}>
        <SumField field={amount} presets={presets} most={props.most ?? null} hint={props.note ?? null} />
        <MethodPicker choice={choice} chosen={method.sysname}>
          {banks.instead ?? own.map((field) => <ConfiguredField key={field.name} field={field} />)}
        </MethodPicker>
      </div>
      <div className={styles.aside}>
        {props.children}
        <div className={styles.side}>
          {props.summary}
          <div className={styles.bar}>
            <FormError />
            <NextStep step={props.step} />
            <PayButton
              label={submitLabel}
              isBusy={props.isLeaving ?? false}
              choices={own.filter(mustBeChosen)}
            />
          </div>
        </div>
      </div>
    </Form>
  );
}

function mustBeChosen({ type, isOptional, label }: FieldDescriptor): boolean {
  return Boolean(type === 'select' && label && !isOptional);
}

/** Values known before anything is typed. */
function initialOf(props: PaymentFormProps, own: readonly FieldDescriptor[]): FormValues {
  const { method, sum = null, holder, recent = [] } = props;
  const name = holderField(own);
  return {
    ...usedOptions(method.sysname, own, recent),
    ...(sum !== null && { [AMOUNT_FIELD]: typeof sum === 'number' ? formatNumber(sum) : sum }),
    ...(name !== null && holder && { [name]: holder }),
  };
}

/** The banks to choose from, where the method wants one (R-CASH-04); until they are here, what stands in its fields' place. */
function useBanks(method: PaymentMethod, known: MethodBanks | null) {
  const hasBanks = needsBanks(method);
  const { data, isPending, isError, refetch } = useQuery({
    ...banksQuery(method.sysname),
    enabled: hasBanks,
    initialData: known?.method === method.sysname ? known.list : undefined,
  });
  const options = useMemo(() => data?.items.map(({ id, name }) => ({ value: id, label: name })), [data]);
  let instead: ReactNode = null;
  if (hasBanks && isPending) instead = <Skeleton className={styles.skeleton} />;
  else if (hasBanks && isError && !data) instead = <FailedState onRetry={() => void refetch()} />;
  return { options, instead, read: () => refetch({ throwOnError: true }) };
}
