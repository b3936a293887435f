'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
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

type Send<Answer> = (sender: {
  uid: number;
  isRepeatWanted: boolean;
  signal: AbortSignal;
}) => Promise<Sending<Answer>>;

/**
 * Sends a payment and speaks with the player about what stands in its way: the same one made minutes ago, another tab
 * that is sending, no connection. Gives the platform's answer, or null when there is none; an answer that got lost shows
 * by itself, because the attempt is kept. A form that is gone before the payment has left sends nothing and asks nothing.
 */
export function usePayOnce() {
  const t = useTranslations('cashier');
  const presence = usePresence();

  function wantsRepeat({ method, values }: Wish, id: string | null): Promise<boolean> {
    const sum = formatAmount({ amount: Number(values.amount), currency: method.currency });
    return openDialog('confirm', {
      title: t('repeat.title'),
      text: t('repeat.text', { sum, method: method.name || method.sysname, id: id ?? '—' }),
      confirmLabel: t('repeat.confirm'),
    }).then((isSure) => isSure === true);
  }

  async function payOnce<Answer>(wish: Wish, send: Send<Answer>): Promise<Answer | null> {
    const { signal } = presence.current;
    try {
      return await payWhilePresent(wish, send, signal);
    } catch (error) {
      if (signal.aborted && error === signal.reason) return null;
      throw error;
    }
  }

  async function payWhilePresent<Answer>(
    wish: Wish,
    send: Send<Answer>,
    signal: AbortSignal,
  ): Promise<Answer | null> {
    const uid = await knownUid();
    let sent = await send({ uid, isRepeatWanted: false, signal });
    if (sent.kind === 'repeat') {
      if (!(await wantsRepeat(wish, sent.attempt.paymentId))) return null;
      sent = await send({ uid, isRepeatWanted: true, signal });
    }
    if (sent.kind === 'busy') wish.form.showError(t('busy'));
    if (sent.kind === 'unreachable') wish.form.showError(t('unreachable'));
    return sent.kind === 'made' ? sent.answer : null;
  }

  return payOnce;
}

/** Aborted once the form is drawn no more; a form that is drawn again has a new one. */
function usePresence() {
  const presence = useRef(new AbortController());
  useEffect(() => {
    presence.current = new AbortController();
    return () => presence.current.abort();
  }, []);
  return presence;
}
