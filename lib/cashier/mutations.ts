import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { callAction } from '@/lib/money/mutations';
import { cancelWithdrawal, makeDeposit, makeWithdrawal } from './api';
import { CASHIER_ROOT } from './queries';

interface Payment {
  method: string;
  /** Main units as decimal text. */
  amount: string;
  requisites: Readonly<Record<string, string>>;
}

/** Money is never sent twice: nothing here repeats itself, and the form says what went wrong. */
const ONCE = { retry: false, meta: { errors: 'inline' } } as const;

export function useMakeDeposit() {
  const refresh = useRefreshCashier();
  return useMutation({
    ...ONCE,
    mutationKey: [CASHIER_ROOT, 'deposit'],
    mutationFn: (payment: Payment & { campaign_offer_id: string | null }) =>
      actPlatform.call(makeDeposit, payment),
    onSuccess: refresh,
  });
}

export function useMakeWithdrawal() {
  const refresh = useRefreshCashier();
  return useMutation({
    ...ONCE,
    mutationKey: [CASHIER_ROOT, 'withdrawal'],
    mutationFn: (payment: Payment) => actPlatform.call(makeWithdrawal, payment),
    onSuccess: refresh,
  });
}

export function useCancelWithdrawal() {
  const refresh = useRefreshCashier();
  return useMutation({
    mutationKey: [CASHIER_ROOT, 'cancel'],
    mutationFn: (id: string) => callAction(cancelWithdrawal, { id }),
    retry: false,
    meta: { errors: 'react' },
    onSettled: refresh,
  });
}

function useRefreshCashier(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [CASHIER_ROOT] });
}
