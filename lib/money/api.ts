import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import { balances, currencyRates } from './schema';

export const getBalance = defineMethod()({
  name: 'account.getBalance',
  output: balances,
  isForPlayers: true,
});

export const getCurrencyRates = defineMethod()({ name: 'account.getcurrencyrates', output: currencyRates });

export const setCurrency = defineAction<{ currency: string }>('account.setCurrency');
