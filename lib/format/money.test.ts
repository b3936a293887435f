import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@/tests/support/property-runs';
import { PLAYER_CURRENCIES } from '../../sandbox/world/money';
import {
  formatAmount,
  formatAmountNumber,
  fromMinor,
  plainAmountNumber,
  sumAmounts,
  sumText,
  toMinor,
} from './money';

/** Every kind of currency: those the sandbox offers, and one or more of each number of decimals. */
const CURRENCIES = [
  ...PLAYER_CURRENCIES.filter((code) => !['EUR', 'USD'].includes(code)),
  'EUR', 'USD', 'GBP', 'CAD', 'AUD', 'NZD', 'BRL', 'PLN', 'TRY', 'UAH', 'RUB', 'INR', 'FUN', 'USDT',
  'JPY', 'KRW', 'CLP', 'XOF', 'KWD', 'TND', 'TRX', 'XRP', 'BTC', 'ETH', 'LTC', 'DOGE',
]; // oxfmt-ignore

describe('R-SESS-13: formatAmount', () => {
  it.each([
    [1250.5, 'EUR', '1,250.50 €'],
    [20, 'USD', '20 $'],
    [5000, 'FUN', '5,000 FUN'],
    [1234567.891, 'EUR', '1,234,567.89 €'],
    [1.005, 'EUR', '1.01 €'],
    [0.1 + 0.2, 'EUR', '0.30 €'],
    [-12.3, 'GBP', '-12.30 £'],
    [0.001, 'EUR', '0.00 €'],
    [-0.001, 'EUR', '0.00 €'],
    [1.999, 'EUR', '2.00 €'],
    [10.001, 'EUR', '10.00 €'],
    [2, 'EUR', '2 €'],
    [1.5, 'JPY', '1.50 ¥'],
    [1.9999, 'KWD', '2.00 KWD'],
    [1000, 'JPY', '1,000 ¥'],
    [1.234, 'KWD', '1.234 KWD'],
    [0.00000001, 'BTC', '0.00000001 ₿'],
    [0.00001234, 'BTC', '0.00001234 ₿'],
    [1.5, 'BTC', '1.50 ₿'],
    [12.34567, 'MBTC', '12.34567 MBTC'],
    [0.00001234, 'NEWCOIN', '0.00001234 NEWCOIN'],
    [-0.00001234, 'NEWCOIN', '-0.00001234 NEWCOIN'],
    [1.23456789, 'NEWCOIN', '1.23 NEWCOIN'],
    [0, 'NEWCOIN', '0 NEWCOIN'],
    [0.12345678, 'ETH', '0.12345678 ETH'],
    [1e21, 'EUR', '1,000,000,000,000,000,000,000 €'],
  ])('R-CONST-03: %d %s is %s', (amount, currency, text) => {
    expect(formatAmount({ amount, currency })).toBe(text.replace(' ', '\u00A0'));
  });

  it('shows a dash instead of a value that is no number', () => {
    expect(formatAmount({ amount: Number.NaN, currency: 'EUR' })).toBe('—\u00A0€');
  });

  it('has a number part of its own', () => {
    expect(formatAmountNumber(2.5, 'EUR')).toBe('2.50');
    expect(plainAmountNumber({ amount: 1250.5, currency: 'EUR' })).toBe('1250.50');
  });
});

it('R-CASH-15: a sum that is not known is a dash', () => {
  expect(sumText(null)).toBe('–');
  expect(sumText({ amount: 50, currency: 'EUR' })).toBe('50\u00A0€');
});

describe('R-SESS-13: an amount', () => {
  it.each(CURRENCIES)('is shown without loss, whatever it is, in %s', (currency) => {
    fc.assert(
      fc.property(fc.integer({ min: -9e14, max: 9e14 }), (minor) => {
        const amount = fromMinor(minor, currency);
        expect(Number(plainAmountNumber({ amount, currency }))).toBe(amount);
        expect(toMinor(amount, currency)).toBe(minor);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe('sumAmounts', () => {
  it('adds without floating errors', () => {
    const tenth = { amount: 0.1, currency: 'EUR' };
    expect(sumAmounts([tenth, { amount: 0.2, currency: 'EUR' }], 'EUR')).toEqual({
      amount: 0.3,
      currency: 'EUR',
    });
  });

  it.each([
    ['JPY', [1250.5, 1250.5, 1250.5], 3751.5],
    ['ISK', [10.816, -10.4], 0.42],
    ['JPY', [0.4, 0.4], 0.8],
    ['KWD', [0.001, 0.002], 0.003],
    ['BTC', [0.00000001, 0.1], 0.10000001],
  ])('R-SESS-13 adds %s as finely as it is shown: %j', (currency, amounts, amount) => {
    const sum = sumAmounts(
      amounts.map((part) => ({ amount: part, currency })),
      currency,
    );
    expect(sum).toEqual({ amount, currency });
  });

  it('refuses to add different currencies and amounts beyond exact integers', () => {
    expect(() => sumAmounts([{ amount: 1, currency: 'USD' }], 'EUR')).toThrow(RangeError);
    expect(() => toMinor(1e15, 'EUR')).toThrow(RangeError);
    const vast = { amount: 8e13, currency: 'EUR' };
    expect(() => sumAmounts([vast, vast], 'EUR')).toThrow(RangeError);
  });
});
