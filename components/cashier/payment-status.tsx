'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import styles from './payment-status.module.scss';

const TONES = {
  pending: 'calm',
  success: 'good',
  declined: 'bad',
  cancelled: 'calm',
  available: 'calm',
  active: 'good',
  finished: 'calm',
  removed: 'calm',
  paid_out: 'good',
} as const;

function isKnown(status: string): status is keyof typeof TONES {
  return Object.hasOwn(TONES, status);
}

/** Gives a record's status in plain words; one this client does not know as received (R-CASH-23). */
export function useStatusText(): (status: string) => string {
  const t = useTranslations('cashier');
  return (status) => (isKnown(status) ? t(`status.${status}`) : status);
}

/** A record's status as a small mark. */
export function PaymentStatus({ status }: { status: string }) {
  const statusText = useStatusText();
  return (
    <span className={clsx(styles.status, styles[isKnown(status) ? TONES[status] : 'calm'])}>
      {statusText(status)}
    </span>
  );
}
