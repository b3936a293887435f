'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { Button } from '@/components/ui/button';
import { useChangeCashback } from '@/lib/cashback/mutations';
import { cashbackState } from '@/lib/cashback/rules';
import type { WireCashback } from '@/lib/cashback/schema';
import { formatDateTime, timeLeft } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import { readReward } from '@/lib/money/rules';
import { openDialog } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';
import styles from './cashback-card.module.scss';

interface CashbackCardProps {
  cashback: WireCashback;
  /** The one that taking and giving up act on. */
  isCurrent: boolean;
  nowMs: number;
  joiner: string;
}

/** A cashback: its sum, until when it can be taken, and what became of it. */
export function CashbackCard({ cashback, isCurrent, nowMs, joiner }: CashbackCardProps) {
  const t = useTranslations('rewards');
  const { title, text, amount } = readReward(cashback.description);
  const state = cashbackState(cashback, nowMs);
  return (
    <li className={clsx(styles.card, isCurrent && styles.current)}>
      <span className={styles.status}>
        {state === 'other' ? cashback.status : t(`cashback.state.${state}`)}
      </span>
      <h2 className={styles.title}>{title ?? t('cashback.unnamed', { id: cashback.id })}</h2>
      {amount && <p className={styles.amount}>{formatAmount(amount)}</p>}
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.text}>{when()}</p>
      {isCurrent && <Actions sum={amount ? formatAmount(amount) : ''} />}
    </li>
  );

  function when(): string {
    const { paid_out_at, receiving_expired_at, end_date } = cashback;
    if (state === 'paidOut' && paid_out_at) {
      return t('cashback.paidAt', { date: formatDateTime(paid_out_at, { joiner }) });
    }
    if (state === 'active' && receiving_expired_at) {
      const { days, hours, minutes } = timeLeft(receiving_expired_at, nowMs);
      return t('cashback.left', { days, hours, minutes });
    }
    return end_date ? t('cashback.endedAt', { date: formatDateTime(end_date, { joiner }) }) : '';
  }
}

function Actions({ sum }: { sum: string }) {
  const t = useTranslations('rewards');
  const toast = useToasts((state) => state.show);
  const change = useChangeCashback();
  const isDoing = (action: 'payout' | 'remove') => change.isPending && change.variables === action;

  function run(action: 'payout' | 'remove'): void {
    change.mutate(action, {
      onSuccess: () => toast('success', t(`cashback.${action}.done`)),
      onSettled: () => void refreshBalance(),
    });
  }

  async function askAndRemove(): Promise<void> {
    const isSure = await openDialog('confirm', {
      title: t('cashback.remove.title'),
      text: t('cashback.remove.text', { sum }),
      confirmLabel: t('cashback.remove.button'),
      isDangerous: true,
    });
    if (isSure) run('remove');
  }

  return (
    <div className={styles.actions}>
      <Button isBusy={isDoing('payout')} disabled={isDoing('remove')} onClick={() => run('payout')}>
        {t('cashback.payout.button')}
      </Button>
      <Button
        look="secondary"
        isBusy={isDoing('remove')}
        disabled={isDoing('payout')}
        onClick={() => void askAndRemove()}
      >
        {t('cashback.remove.button')}
      </Button>
    </div>
  );
}
