'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form-context';
import { AMOUNT_FIELD, amountField } from '@/lib/cashier/form';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { balanceAfter, termsOf, type PaymentTerms } from '@/lib/cashier/terms-rules';
import { formatAmount, type Amount } from '@/lib/format/money';
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

/** What the payment costs and comes to, counted from the typed sum; without one that can be paid, the balance. */
export function PaymentSummary({ kind, method, balance: known, bonus }: PaymentSummaryProps) {
  const t = useTranslations('cashier.summary');
  const balance = useSession((state) => state.user?.balance_main) ?? known;
  const terms = useTerms(kind, method);
  const after = terms && balanceAfter(balance, kind === 'deposit' ? terms.received : negative(terms.given));
  if (terms && !(after && after.amount < 0)) {
    return <Counted kind={kind} terms={terms} percent={method.fee_percent} after={after} bonus={bonus} />;
  }
  if (!balance) return null;
  return (
    <dl className={styles.summary}>
      <Row name={t('balance')} value={formatAmount(balance)} isMain />
    </dl>
  );
}

interface CountedProps extends Pick<PaymentSummaryProps, 'kind' | 'bonus'> {
  terms: PaymentTerms;
  percent: number | null;
  /** The balance it leads to; null where that is not known. */
  after: Amount | null;
}

/** Nothing stands twice: without a fee what is paid is what is got, and no bonus needs no line. */
function Counted({ kind, terms: { given, fee, received }, percent, after, bonus }: CountedProps) {
  const t = useTranslations('cashier.summary');
  return (
    <dl className={styles.summary}>
      <Row name={t(`given.${kind}`)} value={formatAmount(given)} />
      {fee && <Row name={t('feeOf', { percent: percent ?? 0 })} value={formatAmount(fee)} />}
      {fee && kind === 'withdrawal' && <Row name={t('received')} value={formatAmount(received)} />}
      {bonus && <Row name={t('bonus')} value={bonus} />}
      {after && <Row name={t('after')} value={formatAmount(after)} isMain />}
    </dl>
  );
}

/** What the typed sum comes to; null while there is none within the method's bounds. */
function useTerms(kind: PaymentSummaryProps['kind'], method: PaymentMethod) {
  const { methods } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: AMOUNT_FIELD });
  const amount = readSum(String(typed ?? '').trim());
  const { min, max } = amountField(method, '');
  if (amount === null || amount < (min ?? 0) || amount > (max ?? Infinity)) return null;
  return termsOf(kind, { amount, currency: method.currency }, method.fee_percent);
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
