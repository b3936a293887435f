import { defineAction, defineMethod } from '@/lib/platform/method';
import {
  banks,
  depositSettings,
  madeDeposit,
  madeWithdrawal,
  paymentHistory,
  paymentRecord,
  withdrawSettings,
} from './schema';

export const getDepositSettings = defineMethod()('cashier.getdepositsettings', depositSettings);

export const getWithdrawSettings = defineMethod()('cashier.getwithdrawsettings', withdrawSettings);

export const getBanks = defineMethod<{ method: string }>()('cashier.getbanks', banks);

/** `amount` in main units of the method's currency, as text with a decimal point. */
export const makeDeposit = defineMethod<{
  method: string;
  amount: string;
  campaign_offer_id: string | null;
  requisites: Readonly<Record<string, string>>;
}>()('cashier.makedeposit', madeDeposit);

export const makeWithdrawal = defineMethod<{
  method: string;
  amount: string;
  requisites: Readonly<Record<string, string>>;
}>()('cashier.makewithdrawal', madeWithdrawal);

export const cancelWithdrawal = defineAction<{ id: string }>('cashier.cancelwithdrawal');

export const getDepositInfo = defineMethod<{ id: string }>()('cashier.getdepositinfo', paymentRecord);

export const getPaymentHistory = defineMethod<{
  offset: number;
  count: number;
  type: 'deposit' | 'withdrawal' | 'all';
  statuses?: readonly string[];
}>()('cashier.gethistory', paymentHistory);
