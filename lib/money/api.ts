import { defineAction, defineMethod } from '@/lib/platform/method';
import { newerBalances } from './newer-balances';
import { currencyRates } from './schema';

export const getBalance = defineMethod()('account.getBalance', newerBalances);

export const getCurrencyRates = defineMethod()('account.getcurrencyrates', currencyRates);

export const setCurrency = defineAction<{ currency: string }>('account.setCurrency');
