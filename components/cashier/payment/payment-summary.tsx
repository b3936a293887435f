'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form-context';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { balanceAfter, termsOf, type PaymentTerms } from '@/lib/cashier/terms-rules';
import { formatAmount, type Amount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { readSum } from '@/lib/forms/payment-rules';
import { useSession } from '@/stores/session';
import styles from './payment-summary.module.scss';

interface PaymentSummaryProps {
  kind: 'deposit' | 'withdrawal';
  method: PaymentMethod;
  /** The main balance as the server knew it, until the session does. */
  balance: Amount | null;
  /** Name of the bonus that comes with it; null for none, undefined where there is nothing to choose. */
  bonus?: string | null | undefined;
}

/** What the payment costs and brings, counted from the typed sum; before there is one, the balance and the fee. */
export function PaymentSummary({ kind, method, balance: known, bonus }: PaymentSummaryProps) {
  const balance = useSession((state) => state.user?.balance_main) ?? known;
  const terms = useTerms(kind, method);
  const percent = method.fee_percent ? formatNumber(method.fee_percent) : null;
  return (
    <dl className={styles.summary}>
      {terms ? (
        <Counted kind={kind} terms={terms} percent={percent} balance={balance} bonus={bonus} />
      ) : (
        <Uncounted percent={percent} balance={balance} bonus={bonus} />
      )}
    </dl>
  );
}

interface RowsProps extends Pick<PaymentSummaryProps, 'balance' | 'bonus'> {
  /** The method's fee; null for none. */
  percent: string | null;
}

function Uncounted({ percent, balance, bonus }: RowsProps) {
  const t = useTranslations('cashier.summary');
  return (
    <>
      {balance && <Row name={t('balance')} value={formatAmount(balance)} isMain />}
      <Row name={t('fee')} value={percent === null ? t('noFee') : t('percent', { percent })} />
      {bonus && <Row name={t('bonus')} value={bonus} />}
    </>
  );
}

type CountedProps = RowsProps & Pick<PaymentSummaryProps, 'kind'> & { terms: PaymentTerms };

function Counted({ kind, terms: { given, fee, received }, percent, balance, bonus }: CountedProps) {
  const t = useTranslations('cashier.summary');
  const after = balanceAfter(balance, kind === 'deposit' ? received : negative(given));
  return (
    <>
      <Row name={t(`given.${kind}`)} value={formatAmount(given)} />
      <Row
        name={percent === null ? t('fee') : t('feeOf', { percent })}
        value={fee ? formatAmount(fee) : t('noFee')}
      />
      <Row name={t(`received.${kind}`)} value={formatAmount(received)} isMain />
      {bonus !== undefined && <Row name={t('bonus')} value={bonus ?? t('noBonus')} />}
      {after && <Row name={t(`after.${kind}`)} value={formatAmount(after)} />}
    </>
  );
}

/** What the typed sum comes to; null while there is none. */
function useTerms(kind: PaymentSummaryProps['kind'], method: PaymentMethod) {
  const { methods } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: AMOUNT_FIELD });
  const amount = readSum(String(typed ?? '').trim());
  return amount === null ? null : termsOf(kind, { amount, currency: method.currency }, method.fee_percent);
}

const negative = ({ amount, currency }: Amount): Amount => ({ amount: -amount, currency });

function Row({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <div className={isMain ? styles.main : styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
