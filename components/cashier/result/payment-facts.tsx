import { useTranslations } from 'next-intl';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { useDateTime } from '@/components/ui/use-date-time';
import { sumText } from '@/lib/format/money';
import { PaidWith } from '../history/paid-with';
import { PaymentStatus } from '../history/payment-status';
import { useMethodLook } from '../payment/use-method-look';
import styles from './payment-facts.module.scss';

interface PaymentFactsProps {
  payment: PaymentRecord;
  /** The sum is shown elsewhere. */
  isWithoutSum?: boolean;
}

export function PaymentFacts({ payment, isWithoutSum = false }: PaymentFactsProps) {
  const t = useTranslations('cashier');
  const dateTime = useDateTime();
  const { name } = useMethodLook(payment.type)(payment);
  const hasWords = name !== '' || Boolean(payment.requisites);
  const facts = [
    [t('facts.number'), payment.id],
    [t('facts.date'), dateTime(payment.created_at)],
    [t('facts.method'), hasWords && <PaidWith name={name} requisites={payment.requisites} />],
    ...(isWithoutSum ? [] : [[t('facts.sum'), sumText(payment.amount)] as const]),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([title, value]) => (
        <div key={title} className={styles.fact}>
          <dt className={styles.name}>{title}</dt>
          <dd className={styles.value}>{value || '–'}</dd>
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
