'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { Button } from '@/components/ui/button';
import { useCancelWithdrawal } from '@/lib/cashier/mutations';
import { pendingWithdrawalsQuery } from '@/lib/cashier/queries';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { formatDateTime } from '@/lib/format/date';
import { formatAmount } from '@/lib/format/money';
import { openDialog } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';
import styles from './pending-withdrawals.module.scss';

/** Withdrawals on their way, each with a way to cancel it (R-CASH-03); nothing is drawn without any. */
export function PendingWithdrawals({ joiner }: { joiner: string }) {
  const t = useTranslations('cashier');
  const { data } = useQuery(pendingWithdrawalsQuery);
  const pending = (data?.items ?? []).filter(({ status }) => status === 'pending');
  if (pending.length === 0) return null;
  return (
    <section className={styles.pending}>
      <h2 className={styles.title}>{t('withdraw.pending')}</h2>
      <ul className={styles.list}>
        {pending.map((payment) => (
          <PendingRow key={payment.id} payment={payment} joiner={joiner} />
        ))}
      </ul>
    </section>
  );
}

function PendingRow({ payment, joiner }: { payment: PaymentRecord; joiner: string }) {
  const t = useTranslations('cashier');
  const toast = useToasts((state) => state.show);
  const cancel = useCancelWithdrawal();
  const sum = formatAmount(payment.amount);

  async function askAndCancel(): Promise<void> {
    const isSure = await openDialog('confirm', {
      title: t('withdraw.cancelTitle'),
      text: t('withdraw.cancelText', { sum }),
      confirmLabel: t('withdraw.cancelConfirm'),
      isDangerous: true,
    });
    if (!isSure) return;
    cancel.mutate(payment.id, {
      onSuccess: () => toast('success', t('withdraw.cancelled')),
      onSettled: () => void refreshBalance(),
    });
  }

  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong className={styles.sum}>{sum}</strong>
        <span className={styles.facts}>
          {[payment.method, payment.requisites, formatDateTime(payment.created_at, { joiner })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button
        look="danger"
        isBusy={cancel.isPending}
        aria-label={`${t('withdraw.cancel')}: ${sum}`}
        onClick={() => void askAndCancel()}
      >
        {t('withdraw.cancel')}
      </Button>
    </li>
  );
}
