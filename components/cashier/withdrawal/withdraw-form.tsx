import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { emptyForm } from '@/components/forms/form-actions';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { AMOUNT_FIELD, mostToWithdraw, withdrawalPresets } from '@/lib/cashier/form';
import { holderName } from '@/lib/cashier/holder-name';
import { useMakeWithdrawal } from '@/lib/cashier/mutations';
import { CASHIER_ROOT } from '@/lib/cashier/queries';
import { isRefusedStatus } from '@/lib/cashier/rules';
import { formatAmount, type Amount } from '@/lib/format/money';
import { profileQuery } from '@/lib/profile/queries';
import { showToast } from '@/stores/toasts';
import { LostPayment } from '../payment/lost-payment';
import { PaymentForm, type PaymentFormProps } from '../payment/payment-form';
import { PaymentSummary } from '../payment/payment-summary';
import { useSubmitPayment } from '../payment/use-submit-payment';
import styles from '../payment/payment-form.module.scss';

interface WithdrawFormProps extends Pick<
  PaymentFormProps,
  'method' | 'choice' | 'sum' | 'settings' | 'recent'
> {
  available: Amount | null;
}

/** Sent once; a taken one shows in the tracker and empties the form (R-CASH-03). */
export function WithdrawForm(props: WithdrawFormProps) {
  const { method, available, recent } = props;
  const t = useTranslations('cashier');
  const client = useQueryClient();
  // Only if something else has read it: the field is quickly typed, and the browser may know it.
  const profile = client.getQueryData(profileQuery.queryKey);
  const here = available?.currency === method.currency ? available.amount : null;
  const { submit, lost, failure } = useSubmitPayment({
    kind: 'withdrawal',
    method,
    recent,
    mutation: useMakeWithdrawal(),
    onMade: (made, form) => {
      if (isRefusedStatus(made.status)) return refuse(made.status, form);
      // Also a sum that came along from another method is paid out.
      form.methods.resetField(AMOUNT_FIELD, { defaultValue: '' });
      emptyForm(form);
      finish();
    },
    onFound: () => {
      finish();
      void client.invalidateQueries({ queryKey: [CASHIER_ROOT] });
    },
  });

  function finish(): void {
    void refreshBalance();
    showToast('success', t('withdraw.taken'));
  }

  /** It was taken and came to nothing at once: what was typed stays, for another try. */
  function refuse(status: 'declined' | 'cancelled', form: ConfiguredForm): void {
    void refreshBalance();
    failure.showText(form, t(`withdraw.refused.${status}`), status === 'declined' ? 'support' : null);
  }

  /** What can be taken out, and whether the method takes a sum that small. */
  function noteOf(balance: Amount): string {
    const { currency, min_amount: least } = method;
    const sum = formatAmount(balance);
    if (here === null || least === null || here >= least) return t('withdraw.available', { sum });
    return t('withdraw.tooLittle', { sum, least: formatAmount({ amount: least, currency }) });
  }

  return (
    <>
      {lost && <LostPayment key={lost.key} attempt={lost} methods={props.choice.methods} />}
      <div className={styles.whole} hidden={lost !== undefined}>
        <PaymentForm
          kind="withdrawal"
          method={method}
          choice={props.choice}
          settings={props.settings}
          sum={props.sum ?? null}
          available={here}
          recent={recent}
          holder={holderName(profile)}
          presets={withdrawalPresets(method, here)}
          most={mostToWithdraw(method, here)}
          note={available && noteOf(available)}
          summary={<PaymentSummary kind="withdrawal" method={method} balance={null} />}
          step={failure.step}
          submitLabel={t('withdraw.submit')}
          onSend={(values, form) => submit({ method: method.sysname, ...values }, form)}
        />
      </div>
    </>
  );
}
