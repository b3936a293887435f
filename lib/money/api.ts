import { defineAction, defineMethod } from '@/lib/platform/method';
import { balances, currencyRates } from './schema';

export const getBalance = defineMethod()('account.getBalance', balances);

export const getCurrencyRates = defineMethod()('account.getcurrencyrates', currencyRates);

export const setCurrency = defineAction<{ currency: string }>('account.setCurrency');
