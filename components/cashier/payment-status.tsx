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

/** A record's status in plain words; one this client does not know is shown as received (R-CASH-23). */
export function PaymentStatus({ status }: { status: string }) {
  const t = useTranslations('cashier');
  const isNamed = isKnown(status);
  return (
    <span className={clsx(styles.status, styles[isNamed ? TONES[status] : 'calm'])}>
      {isNamed ? t(`status.${status}`) : status}
    </span>
  );
}
