import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useDateTime } from '@/components/ui/use-date-time';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import type { Attempt } from '@/lib/cashier/attempts';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { paymentNumber } from '@/lib/cashier/payment-words';
import { trackOf, type TrackStage } from '@/lib/cashier/track-rules';
import { sumText } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import { CancelWithdrawal } from './cancel-withdrawal';
import { PaidWith } from '../history/paid-with';
import { PAYMENT_STATUSES, PaymentStatus, useStatusText } from '../history/payment-status';
import styles from './tracked-withdrawal.module.scss';

interface TrackedWithdrawalProps {
  payment: PaymentRecord;
  /** Of its method. */
  name: string;
  /** A cancellation with unknown outcome. */
  lost: Attempt | undefined;
}

const ICONS = { past: 'check', now: 'clock', ahead: null, failed: 'ban' } as const;

/** As a timeline, with what happens next. */
export function TrackedWithdrawal({ payment, name, lost }: TrackedWithdrawalProps) {
  const t = useTranslations('cashier');
  const locale = useLocale();
  const { status } = payment;
  const [isSent, setIsSent] = useState(false);
  // The button unmounts once the new state is read.
  const replacesButton = isSent && status !== 'pending';
  return (
    <li className={styles.withdrawal}>
      <div
        ref={replacesButton ? takeLostFocus : undefined}
        tabIndex={replacesButton ? -1 : undefined}
        className={styles.head}
      >
        <span className={styles.words}>
          <strong className={styles.sum}>{sumText(payment.amount)}</strong>
          <span className={styles.facts}>
            <PaidWith name={name} requisites={payment.requisites}>
              {paymentNumber(payment.id, locale)}
            </PaidWith>
          </span>
        </span>
        <PaymentStatus status={status} />
      </div>
      <ol className={styles.track}>
        {trackOf(payment).map((stage) => (
          <Stage key={stage.name} stage={stage} status={status} />
        ))}
      </ol>
      <p className={styles.next}>
        {t(`track.next.${PAYMENT_STATUSES.find((known) => known === status) ?? 'other'}`)}{' '}
        {status === 'declined' && <Link href={paths.support()}>{t('track.support')}</Link>}
      </p>
      {status === 'pending' && (
        <CancelWithdrawal payment={payment} lost={lost} onSend={() => setIsSent(true)} />
      )}
    </li>
  );
}

function Stage({ stage: { name, state, at }, status }: { stage: TrackStage; status: string }) {
  const t = useTranslations('cashier.track');
  const statusText = useStatusText();
  const dateTime = useDateTime();
  const icon = ICONS[state];
  return (
    <li className={clsx(styles.stage, styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.mark}>{icon && <Icon name={icon} size={14} />}</span>
      <span className={styles.stageName}>{name === 'other' ? statusText(status) : t(name)}</span>
      <span className={styles.stageTime}>{state === 'now' ? t('now') : dateTime(at)}</span>
    </li>
  );
}
