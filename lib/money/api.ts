import { defineMethod } from '@/lib/platform/method';
import { actionResult } from '@/lib/platform/values';
import { balances, currencyRates } from './schema';

export const getBalance = defineMethod()({
  name: 'account.getBalance',
  output: balances,
  isForPlayers: true,
});

export const getCurrencyRates = defineMethod()({ name: 'account.getcurrencyrates', output: currencyRates });

export const setCurrency = defineMethod<{ currency: string }>()({
  name: 'account.setCurrency',
  output: actionResult,
  isForPlayers: true,
});
