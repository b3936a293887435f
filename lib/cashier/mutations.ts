import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform, callAction } from '@/lib/platform/act';
import type { PlatformMethod } from '@/lib/platform/method';
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

/** Deposits once (R-CASH-02); the result tells the outcome, a refusal by the platform is thrown. */
export const useMakeDeposit = () => usePayment('deposit', makeDeposit);

/** Withdraws once (R-CASH-03), likewise. */
export const useMakeWithdrawal = () => usePayment('withdrawal', makeWithdrawal);

function usePayment<Input extends Payment, Made extends { id: string; status: string }>(
  kind: 'deposit' | 'withdrawal',
  method: PlatformMethod<Input, Made>,
) {
  const refresh = useRefreshCashier();
  return useMutation({
    mutationKey: [CASHIER_ROOT, kind],
    // The form shows the error.
    meta: { errors: 'inline' },
    mutationFn: ({ sender: { uid, ...options }, payment }: { sender: Sender; payment: Input }) => {
      const intention = { kind, uid, method: payment.method, amount: payment.amount, paymentId: null };
      return submitOnce(browserTools, intention, {
        ...options,
        send: () => actPlatform.call(method, payment),
        idOf: ({ id }) => id,
        isRefused: ({ status }) => isRefusedStatus(status),
      });
    },
    onSettled: refresh,
  });
}

interface Cancellation extends Omit<Payment, 'requisites'> {
  uid: number;
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

function useRefreshCashier(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [CASHIER_ROOT] });
}
