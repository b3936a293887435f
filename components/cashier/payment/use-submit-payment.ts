import { useTranslations } from 'next-intl';
import { useEffect, useRef, useEffectEvent, useState } from 'react';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { openAttempt, type Attempt } from '@/lib/cashier/attempts';
import type { Payment, Sender } from '@/lib/cashier/mutations';
import type { Submission } from '@/lib/cashier/submit-once';
import { newestId } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { formatAmount } from '@/lib/format/money';
import { NavigationRefused } from '@/lib/routing/check-navigation';
import { openDialog } from '@/stores/dialogs';
import { recheckAccount } from '@/components/shared/session/recheck-account';
import { knownUid, useAttempts } from './use-attempts';
import { usePaymentFailure } from './use-payment-failure';

interface SubmitOptions<Sent extends Payment, Made> {
  kind: 'deposit' | 'withdrawal';
  method: PaymentMethod;
  /** The latest payments; undefined if unknown. */
  recent: readonly PaymentRecord[] | undefined;
  /** Submits the payment once. */
  mutation: {
    isPending: boolean;
    mutateAsync(variables: { sender: Sender; payment: Sent }): Promise<Submission<Made>>;
  };
  /** The platform accepted it, or reports it as failed. */
  onMade(made: Made, form: ConfiguredForm): void;
  /** A payment with a lost response turned out to have been made, whichever tab found out. */
  onFound(paymentId: string): void;
}

interface SubmitPayment<Sent extends Payment> {
  /** Submits the form's payment; resolves when done, and never rejects for a refusal. */
  submit(payment: Sent, form: ConfiguredForm): Promise<void>;
  /** The payment without an outcome that replaces the form. */
  lost: Attempt | undefined;
  failure: Pick<ReturnType<typeof usePaymentFailure>, 'step' | 'showText'>;
}

/**
 * Submits a payment once. Asks or informs the player about obstacles: the same payment minutes ago, another tab
 * submitting, no connection, a refusal. A lost response appears by itself, because the attempt is stored. A form that
 * unmounts before the request is sent sends nothing and asks nothing.
 */
export function useSubmitPayment<Sent extends Payment, Made>(
  options: SubmitOptions<Sent, Made>,
): SubmitPayment<Sent> {
  const { kind, method, recent, mutation, onMade, onFound } = options;
  const t = useTranslations('cashier');
  const presence = usePresence();
  const failure = usePaymentFailure();
  const lost = useLostAttempt({ kind, isSubmitting: mutation.isPending, onDone: onFound });

  function wantsRepeat({ amount }: Sent, id: string | null): Promise<boolean> {
    const sum = formatAmount({ amount: Number(amount), currency: method.currency });
    return openDialog('confirm', {
      title: t('repeat.title'),
      text: t(`repeat.${kind}`, { sum, method: method.name || method.sysname, id: id ?? '–' }),
      confirmLabel: t('repeat.confirm'),
    }).then((isSure) => isSure === true);
  }

  /** The platform's response; null if there is none. */
  async function send(payment: Sent, form: ConfiguredForm, signal: AbortSignal): Promise<Made | null> {
    const sender = { uid: await knownUid(), knownNewestId: recent && newestId(recent), signal };
    let sent = await mutation.mutateAsync({ sender: { ...sender, isRepeatWanted: false }, payment });
    if (sent.kind === 'repeat') {
      if (!(await wantsRepeat(payment, sent.attempt.paymentId))) return null;
      sent = await mutation.mutateAsync({ sender: { ...sender, isRepeatWanted: true }, payment });
    }
    if (sent.kind === 'otherPlayer') {
      await recheckAccount();
      form.showError(t('notSent'));
    }
    if (sent.kind === 'busy') form.showError(t('busy'));
    if (sent.kind === 'unreachable') form.showError(t('unreachable'));
    return sent.kind === 'made' ? sent.result : null;
  }

  async function submit(payment: Sent, form: ConfiguredForm): Promise<void> {
    failure.clear();
    const { signal } = presence.current;
    try {
      const made = await send(payment, form, signal);
      if (made !== null) onMade(made, form);
    } catch (error) {
      if (signal.aborted && error === signal.reason) return;
      if (error instanceof NavigationRefused) form.showError(t('unsafeAddress'));
      else await failure.show(form, error);
    }
  }

  return { submit, lost, failure };
}

/** Aborted on unmount; remounting creates a new controller. */
function usePresence() {
  const presence = useRef(new AbortController());
  useEffect(() => {
    presence.current = new AbortController();
    return () => presence.current.abort();
  }, []);
  return presence;
}

interface LostAttemptOptions {
  kind: 'deposit' | 'withdrawal';
  /** This tab is submitting a payment: the form shows that itself. */
  isSubmitting: boolean;
  /** The payment turned out to have been made, whichever tab found out. */
  onDone: (paymentId: string) => void;
}

/** The payment without an outcome that replaces the form; undefined if there is none. */
function useLostAttempt({ kind, isSubmitting, onDone }: LostAttemptOptions): Attempt | undefined {
  const attempts = useAttempts();
  const [watched, setWatched] = useState<string | null>(null);
  const lost = isSubmitting ? undefined : openAttempt(attempts, { kind, paymentId: null });
  if (lost && lost.key !== watched) setWatched(lost.key);
  const done = attempts.find(({ key, state }) => key === watched && state === 'done')?.paymentId ?? null;
  const report = useEffectEvent(onDone);
  useEffect(() => {
    if (done !== null) report(done);
  }, [done]);
  return lost;
}
