'use client';

import { useTranslations } from 'next-intl';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { requisitesText, sumText } from '@/lib/cashier/payment-words';
import { formatDateTime } from '@/lib/format/date';
import { PaymentStatus } from './payment-status';
import { useMethodName } from './use-method-name';
import styles from './payment-facts.module.scss';

/** A payment's date, method, sum and status. */
export function PaymentFacts({ payment, joiner }: { payment: PaymentRecord; joiner: string }) {
  const t = useTranslations('cashier');
  const nameOf = useMethodName(payment.type);
  const facts = [
    [t('facts.number'), payment.id],
    [t('facts.date'), formatDateTime(payment.created_at, { joiner })],
    [t('facts.method'), [nameOf(payment), requisitesText(payment.requisites)].filter(Boolean).join(' · ')],
    [t('facts.sum'), sumText(payment.amount)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value || '—'}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt className={styles.name}>{t('facts.status')}</dt>
        <dd className={styles.value}>
          <PaymentStatus status={payment.status} />
        </dd>
      </div>
    </dl>
  );
}
