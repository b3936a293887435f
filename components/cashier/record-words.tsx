'use client';

import { formatAmount, type Amount } from '@/lib/format/money';
import { PaymentStatus } from './payment-status';
import styles from './record-words.module.scss';

interface RecordWordsProps {
  title: string;
  /** Lines below the title; empty ones are left out. */
  details: readonly (string | null)[];
  amount: Amount | null;
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
        {amount && <strong className={styles.amount}>{formatAmount(amount)}</strong>}
        <PaymentStatus status={status} />
      </span>
    </>
  );
}
