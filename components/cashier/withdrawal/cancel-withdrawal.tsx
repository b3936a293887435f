import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { RetainedFocus } from '@/components/ui/retained-focus';
import { browserTools } from '@/lib/cashier/attempt-memory';
import type { Attempt } from '@/lib/cashier/attempts';
import { lostPaymentQuery } from '@/lib/cashier/lost-queries';
import { useCancelWithdrawal } from '@/lib/cashier/mutations';
import { settleAttempt } from '@/lib/cashier/submit-once';
import { CASHIER_ROOT } from '@/lib/cashier/queries';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { paymentNumber } from '@/lib/cashier/payment-words';
import { formatAmount } from '@/lib/format/money';
import { openDialog } from '@/stores/dialogs';
import { showToast } from '@/stores/toasts';
import { recheckAccount } from '@/components/shared/session/recheck-account';
import { knownUid } from '../payment/use-attempts';
import styles from './cancel-withdrawal.module.scss';

interface CancelWithdrawalProps {
  payment: PaymentRecord;
  lost: Attempt | undefined;
  onSend: () => void;
}

/** Asks first, sends once, and checks the outcome if the response is lost (R-CASH-03). */
export function CancelWithdrawal({ payment, lost, onSend }: CancelWithdrawalProps) {
  const t = useTranslations('cashier');
  const locale = useLocale();
  const cancel = useCancelWithdrawal();
  const sum = payment.amount && formatAmount(payment.amount);

  async function askAndCancel(): Promise<void> {
    const isSure = await openDialog('confirm', {
      title: t('withdraw.cancelTitle'),
      text: sum === null ? t('withdraw.cancelTextWithoutSum') : t('withdraw.cancelText', { sum }),
      confirmLabel: t('withdraw.cancelConfirm'),
      cancelLabel: t('withdraw.cancelKeep'),
      isDangerous: true,
    });
    if (!isSure) return;
    onSend();
    const amount = String(payment.amount?.amount ?? '');
    const wish = { id: payment.id, method: payment.method ?? '', amount };
    const [done] = await Promise.allSettled([cancel.mutateAsync({ ...wish, uid: await knownUid() })]);
    void refreshBalance();
    if (done.status === 'rejected') return;
    if (done.value.kind === 'made') showToast('success', t('withdraw.cancelled'));
    if (done.value.kind === 'otherPlayer') {
      await recheckAccount();
      showToast('error', t('notSent'));
    }
    if (done.value.kind === 'busy') showToast('error', t('busy'));
  }

  return (
    <RetainedFocus className={styles.part}>
      {lost && !cancel.isPending ? (
        <LostCancellation key={lost.key} attempt={lost} />
      ) : (
        <Button
          look="ghost"
          size="s"
          className={styles.cancel}
          isBusy={cancel.isPending}
          aria-label={`${t('withdraw.cancel')}: ${sum ?? paymentNumber(payment.id, locale)}`}
          onClick={() => void askAndCancel()}
        >
          {t('withdraw.cancel')}
        </Button>
      )}
    </RetainedFocus>
  );
}

/** Shown until the outcome is known; the list then has the new state. */
function LostCancellation({ attempt }: { attempt: Attempt }) {
  const t = useTranslations('cashier.cancelCheck');
  const client = useQueryClient();
  const search = useQuery(lostPaymentQuery(attempt));
  const verdict = search.isFetching ? null : (search.data?.kind ?? 'silent');
  const isFound = search.data?.kind === 'found';
  useEffect(() => {
    if (!isFound) return;
    settleAttempt(browserTools, attempt, { paymentId: attempt.paymentId ?? '' });
    void client.invalidateQueries({ queryKey: [CASHIER_ROOT] });
    void refreshBalance();
  }, [isFound, attempt, client]);
  const isOver = verdict === 'none';
  return (
    <div className={styles.lost} role="status">
      <p>{t(isOver ? 'none' : verdict === 'silent' ? 'silent' : 'checking')}</p>
      {verdict === 'silent' && (
        <Button look="secondary" size="s" onClick={() => void search.refetch()}>
          {t('ask')}
        </Button>
      )}
      {isOver && <GiveUp attempt={attempt} />}
    </div>
  );
}

function GiveUp({ attempt }: { attempt: Attempt }) {
  const t = useTranslations('cashier.cancelCheck');
  return (
    <Button look="secondary" size="s" onClick={() => settleAttempt(browserTools, attempt, 'given-up')}>
      {t('close')}
    </Button>
  );
}
