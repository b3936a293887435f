'use client';

import type { ReactNode } from 'react';
import { sumText } from '@/lib/cashier/payment-words';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { PaymentFacts } from './payment-facts';
import styles from './payment-outcome.module.scss';

interface PaymentOutcomeProps {
  payment: PaymentRecord;
  joiner: string;
  /** Stands right below the sum. */
  children?: ReactNode;
}

/** A payment on its result page: the sum first, what else is known of it below the page's button. */
export function PaymentOutcome({ payment, joiner, children }: PaymentOutcomeProps) {
  return (
    <>
      <div className={styles.sum}>
        <strong className={styles.figure}>{sumText(payment.amount)}</strong>
        {children}
      </div>
      <div className={styles.facts}>
        <PaymentFacts payment={payment} joiner={joiner} isWithoutSum />
      </div>
    </>
  );
}
