import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form';
import { AMOUNT_FIELD, amountField, sumWithin } from '@/lib/cashier/form';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { balanceAfter, termsOf } from '@/lib/cashier/terms-rules';
import { sumText, type Amount } from '@/lib/format/money';
import { useSession } from '@/stores/session';
import styles from './payment-summary.module.scss';

interface PaymentSummaryProps {
  kind: 'deposit' | 'withdrawal';
  method: PaymentMethod;
  /** As known by the server, until the session has its own. */
  balance: Amount | null;
  /** Null for no bonus, undefined if there are no offers. */
  bonus?: string | null | undefined;
}

/**
 * Cost and result of the payment, computed from the typed sum. Beside the form all lines are there without a valid sum
 * too, with a dash: typing causes no layout shift. Without a fee both sums are equal, and the method says so itself.
 */
export function PaymentSummary({ kind, method, balance: known, bonus }: PaymentSummaryProps) {
  const t = useTranslations('cashier.summary');
  const balance = useSession((state) => state.user?.balance_main) ?? known;
  const { given, fee, received, after } = useCounted(kind, method, balance);
  const percent = method.fee_percent;
  const isNone = given.amount === 0;
  const shown = (sum: Amount | null) => (isNone ? '–' : sumText(sum));
  return (
    <dl className={styles.summary} data-none={isNone}>
      <Row name={t(`given.${kind}`)} value={shown(given)} />
      {percent ? (
        <>
          <Row name={t('feeOf', { percent })} value={shown(fee)} />
          <Row name={t('received')} value={shown(received)} />
        </>
      ) : null}
      {bonus && <Row name={t('bonus')} value={bonus} />}
      {balance && <Row name={t('after')} value={shown(after)} isMain />}
    </dl>
  );
}

/** Sums of the lines; those of a payment of nothing, e.g. if none is typed or it exceeds the balance. */
function useCounted(kind: PaymentSummaryProps['kind'], method: PaymentMethod, balance: Amount | null) {
  const { methods } = useSurroundingForm();
  const text = String(useWatch({ control: methods.control, name: AMOUNT_FIELD }) ?? '');
  const { currency, fee_percent: percent } = method;
  const zero = { amount: 0, currency };
  const nothing = { given: zero, fee: zero, received: zero, after: balance };
  const amount = sumWithin(amountField(method, ''), text);
  const terms = amount === null ? null : termsOf(kind, { amount, currency }, percent);
  if (!terms) return nothing;
  const after = balanceAfter(balance, kind === 'deposit' ? terms.received : negative(terms.given));
  if (after && after.amount < 0) return nothing;
  return { ...terms, fee: terms.fee ?? zero, after };
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
