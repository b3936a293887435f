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

it('rates that are no numbers are refused, so that nothing is reckoned with them', () => {
  expect(currencyRates.parse({ base: 'EUR', rates: { EUR: 1, USD: 1.08 } }).rates.USD).toBe(1.08);
  expect(currencyRates.parse({ base: 'EUR', rates: { USD: '1.08' } }).rates.USD).toBe(1.08);
  expect(currencyRates.safeParse({ base: 'EUR', rates: { USD: 'more' } }).success).toBe(false);
  expect(currencyRates.safeParse({ rates: {} }).success).toBe(false);
});
