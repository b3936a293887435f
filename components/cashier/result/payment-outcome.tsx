import type { ReactNode } from 'react';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { sumText } from '@/lib/format/money';
import { PaymentFacts } from './payment-facts';
import styles from './payment-outcome.module.scss';

interface PaymentOutcomeProps {
  payment: PaymentRecord;
  children?: ReactNode;
}

/** The sum first, other details below the page's button. */
export function PaymentOutcome({ payment, children }: PaymentOutcomeProps) {
  return (
    <>
      <div className={styles.sum}>
        <strong className={styles.figure}>{sumText(payment.amount)}</strong>
        {children}
      </div>
      <div className={styles.facts}>
        <PaymentFacts payment={payment} isWithoutSum />
      </div>
    </>
  );
}
