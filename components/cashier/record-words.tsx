'use client';

import { sumText } from '@/lib/cashier/payment-words';
import type { Amount } from '@/lib/format/money';
import { PaymentStatus } from './payment-status';
import styles from './record-words.module.scss';

interface RecordWordsProps {
  title: string;
  /** Lines below the title; empty ones are left out. */
  details: readonly (string | null)[];
  /** Null where it is not known, undefined where there is none. */
  amount: Amount | null | undefined;
  status: string;
}

/** What a line of a list says of a record: what it is at the start, how much and its status at the end. */
export function RecordWords({ title, details, amount, status }: RecordWordsProps) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {details.filter(Boolean).map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </span>
      <span className={styles.figures}>
        {amount !== undefined && <strong className={styles.amount}>{sumText(amount)}</strong>}
        <PaymentStatus status={status} />
      </span>
    </>
  );
}
