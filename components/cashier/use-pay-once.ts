'use client';

import { useTranslations } from 'next-intl';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import type { PaymentValues } from '@/lib/cashier/form';
import type { Sending } from '@/lib/cashier/one-sending';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { formatAmount } from '@/lib/format/money';
import { openDialog } from '@/stores/dialogs';
import { knownUid } from './use-attempts';

interface Wish {
  method: PaymentMethod;
  values: PaymentValues;
  form: ConfiguredForm;
}

type Send<Answer> = (sender: { uid: number; isRepeatWanted: boolean }) => Promise<Sending<Answer>>;

/**
 * Sends a payment and speaks with the player about what stands in its way: the same one made minutes ago, another tab
 * that is sending, no connection. Gives the platform's answer, or null when there is none; an answer that got lost shows
 * by itself, because the attempt is kept.
 */
export function usePayOnce() {
  const t = useTranslations('cashier');

  function wantsRepeat({ method, values }: Wish, id: string | null): Promise<boolean> {
    const sum = formatAmount({ amount: Number(values.amount), currency: method.currency });
    return openDialog('confirm', {
      title: t('repeat.title'),
      text: t('repeat.text', { sum, method: method.name || method.sysname, id: id ?? '—' }),
      confirmLabel: t('repeat.confirm'),
    }).then((isSure) => isSure === true);
  }

  async function payOnce<Answer>(wish: Wish, send: Send<Answer>): Promise<Answer | null> {
    const uid = await knownUid();
    let sent = await send({ uid, isRepeatWanted: false });
    if (sent.kind === 'repeat') {
      if (!(await wantsRepeat(wish, sent.attempt.paymentId))) return null;
      sent = await send({ uid, isRepeatWanted: true });
    }
    if (sent.kind === 'busy') wish.form.showError(t('busy'));
    if (sent.kind === 'unreachable') wish.form.showError(t('unreachable'));
    return sent.kind === 'made' ? sent.answer : null;
  }

  return payOnce;
}
