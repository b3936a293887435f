import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform, callAction } from '@/lib/platform/act';
import { cancelWithdrawal, makeDeposit, makeWithdrawal } from './api';
import { browserTools } from './attempt-memory';
import { submitOnce } from './submit-once';
import { CASHIER_ROOT } from './queries';
import { isRefusedStatus } from './rules';

export interface Payment {
  method: string;
  /** Main units as decimal text. */
  amount: string;
  requisites: Readonly<Record<string, string>>;
}

export interface Sender {
  uid: number;
  /** The player confirmed that they want the same payment again. */
  isRepeatWanted: boolean;
  /** The newest payment as the page knows it. */
  knownNewestId: string | null | undefined;
  /** Aborted when the form unmounts. */
  signal: AbortSignal;
}

/** The form shows the error. */
const INLINE = { errors: 'inline' } as const;

/** Deposits once (R-CASH-02); the result tells the outcome, a refusal by the platform is thrown. */
export function useMakeDeposit() {
  const refresh = useRefreshCashier();
  return useMutation({
    mutationKey: [CASHIER_ROOT, 'deposit'],
    meta: INLINE,
    mutationFn: ({
      sender: { uid, ...options },
      payment,
    }: {
      sender: Sender;
      payment: Payment & { campaign_offer_id: string | null };
    }) =>
      submitOnce(browserTools, intentionOf('deposit', uid, payment), {
        ...options,
        send: () => actPlatform.call(makeDeposit, payment),
        idOf: ({ id }) => id,
        isRefused: ({ status }) => isRefusedStatus(status),
      }),
    onSettled: refresh,
  });
}

/** Withdraws once (R-CASH-03), likewise. */
export function useMakeWithdrawal() {
  const refresh = useRefreshCashier();
  return useMutation({
    mutationKey: [CASHIER_ROOT, 'withdrawal'],
    meta: INLINE,
    mutationFn: ({ sender: { uid, ...options }, payment }: { sender: Sender; payment: Payment }) =>
      submitOnce(browserTools, intentionOf('withdrawal', uid, payment), {
        ...options,
        send: () => actPlatform.call(makeWithdrawal, payment),
        idOf: ({ id }) => id,
        isRefused: ({ status }) => isRefusedStatus(status),
      }),
    onSettled: refresh,
  });
}

interface Cancellation extends Omit<Payment, 'requisites'> {
  uid: number;
  /** Id of the withdrawal. */
  id: string;
}

/** Cancels a pending withdrawal once (R-CASH-03); a refusal is shown as a toast. */
export function useCancelWithdrawal() {
  const refresh = useRefreshCashier();
  return useMutation({
    mutationKey: [CASHIER_ROOT, 'cancel'],
    mutationFn: ({ uid, id, method, amount }: Cancellation) =>
      submitOnce(
        browserTools,
        { kind: 'cancel', uid, method, amount, paymentId: id },
        {
          send: () => callAction(cancelWithdrawal, { id }),
          idOf: () => id,
        },
      ),
    meta: { errors: 'react' },
    onSettled: refresh,
  });
}

function intentionOf(kind: 'deposit' | 'withdrawal', uid: number, { method, amount }: Payment) {
  return { kind, uid, method, amount, paymentId: null };
}

function useRefreshCashier(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [CASHIER_ROOT] });
}
