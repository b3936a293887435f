import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import {
  banks,
  depositSettings,
  madeDeposit,
  madeWithdrawal,
  paymentHistory,
  paymentRecord,
  withdrawSettings,
} from './schema';

const player = { isForPlayers: true } as const;

export const getDepositSettings = defineMethod()({
  name: 'cashier.getdepositsettings',
  output: depositSettings,
  ...player,
});

export const getWithdrawSettings = defineMethod()({
  name: 'cashier.getwithdrawsettings',
  output: withdrawSettings,
  ...player,
});

export const getBanks = defineMethod<{ method: string }>()({
  name: 'cashier.getbanks',
  output: banks,
  ...player,
});

/** `amount` in main units of the method's currency, as text with a decimal point. */
export const makeDeposit = defineMethod<{
  method: string;
  amount: string;
  campaign_offer_id: string | null;
  requisites: Readonly<Record<string, string>>;
}>()({ name: 'cashier.makedeposit', output: madeDeposit, ...player });

export const makeWithdrawal = defineMethod<{
  method: string;
  amount: string;
  requisites: Readonly<Record<string, string>>;
}>()({ name: 'cashier.makewithdrawal', output: madeWithdrawal, ...player });

export const cancelWithdrawal = defineAction<{ id: string }>('cashier.cancelwithdrawal');

export const getDepositInfo = defineMethod<{ id: string }>()({
  name: 'cashier.getdepositinfo',
  output: paymentRecord,
  ...player,
});

export const getPaymentHistory = defineMethod<{
  offset: number;
  count: number;
  type: 'deposit' | 'withdrawal' | 'all';
  statuses?: readonly string[];
}>()({ name: 'cashier.gethistory', output: paymentHistory, ...player });
