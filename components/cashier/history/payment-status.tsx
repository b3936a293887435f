import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import styles from './payment-status.module.scss';

/** States of a payment that the contract defines. */
export const PAYMENT_STATUSES = ['success', 'pending', 'declined', 'cancelled'] as const;

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

/** Returns the text of a record's status; one without a text is returned as received (R-CASH-23). */
export function useStatusText(): (status: string) => string {
  const t = useTranslations('cashier');
  return (status) => (isKnown(status) ? t(`status.${status}`) : status || t('status.unknown'));
}

const ICONS = { good: 'checkCircle', bad: 'ban', calm: 'clock' } as const;
/** Closed states that are not errors. */
const OVER: ReadonlySet<string> = new Set(['cancelled', 'finished', 'removed']);

/** A record's status as text with an icon. */
export function PaymentStatus({ status }: { status: string }) {
  const statusText = useStatusText();
  const isReceived = !isKnown(status);
  const tone = isReceived ? 'calm' : TONES[status];
  return (
    <span className={clsx(styles.status, styles[tone], isReceived && styles.received)}>
      <Icon name={OVER.has(status) ? 'ban' : ICONS[tone]} size={16} />
      {statusText(status)}
    </span>
  );
}
