import { expect, it } from 'vitest';
import { balances, currencyRates } from './schema';

it('R-SESS-02: a balance that cannot be read is missing, the others stay', () => {
  const main = { amount: 1250.5, currency: 'EUR' };
  expect(balances.parse({ balance_main: main, balance_bonus: { amount: '20' } })).toEqual({
    balance_main: main,
    balance_bonus: null,
    balance_betting_bonus: null,
    balance_fun: null,
  });
});

it('R-SESS-14: a rate that is no number counts as none, the others stay', () => {
  expect(currencyRates.parse({ base: 'EUR', rates: { EUR: 1, USD: 1.08 } }).rates.USD).toBe(1.08);
  expect(currencyRates.parse({ base: 'EUR', rates: { USD: '1.08' } }).rates.USD).toBe(1.08);
  expect(currencyRates.parse({ base: 'EUR', rates: { EUR: 1, USD: 'more', FUN: null } }).rates).toEqual({
    EUR: 1,
    USD: null,
    FUN: null,
  });
  expect(currencyRates.safeParse({ rates: {} }).success).toBe(false);
});
