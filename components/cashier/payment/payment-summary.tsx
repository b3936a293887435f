'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form-context';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { balanceAfter, termsOf } from '@/lib/cashier/terms-rules';
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

const UNKNOWN = '–';

/** What the payment costs and brings, counted from the typed sum. */
export function PaymentSummary({ kind, method, balance, bonus }: PaymentSummaryProps) {
  const t = useTranslations('cashier.summary');
  const { terms, after } = useTerms(kind, method, balance);
  const { fee_percent: percent } = method;
  const fee = percent ? shown(terms?.fee) : t('noFee');
  return (
    <dl className={styles.summary}>
      <Row name={t(`given.${kind}`)} value={shown(terms?.given)} />
      <Row name={percent ? t('feeOf', { percent: formatNumber(percent) }) : t('fee')} value={fee} />
      <Row name={t(`received.${kind}`)} value={shown(terms?.received)} isMain />
      {bonus !== undefined && <Row name={t('bonus')} value={bonus ?? t('noBonus')} />}
      <Row name={t(`after.${kind}`)} value={shown(after)} />
    </dl>
  );
}

/** What the typed sum comes to; null while there is none. */
function useTerms(kind: PaymentSummaryProps['kind'], method: PaymentMethod, known: Amount | null) {
  const { methods } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: AMOUNT_FIELD });
  const balance = useSession((state) => state.user?.balance_main) ?? known;
  const amount = readSum(String(typed ?? '').trim());
  if (amount === null) return { terms: null, after: null };
  const terms = termsOf(kind, { amount, currency: method.currency }, method.fee_percent);
  const after = terms && balanceAfter(balance, kind === 'deposit' ? terms.received : negative(terms.given));
  return { terms, after };
}

const shown = (sum: Amount | null | undefined) => (sum ? formatAmount(sum) : UNKNOWN);

const negative = ({ amount, currency }: Amount): Amount => ({ amount: -amount, currency });

function Row({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <div className={isMain ? styles.main : styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
