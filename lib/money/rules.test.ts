import { describe, expect, it } from 'vitest';
import { convertAmount, mergePages, nextOffset, readReward } from './rules';

describe('paged lists', () => {
  const pages = [
    { items: [{ id: '1' }, { id: '2' }], total: 4 },
    { items: [{ id: '2' }, { id: '3' }], total: 4 },
  ];

  it('R-CASH-13: items merge without duplicates by id, in their order', () => {
    expect(mergePages(pages).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('goes on by offset until everything came or a page is empty', () => {
    expect(nextOffset(pages.slice(0, 1))).toBe(2);
    expect(nextOffset(pages)).toBeUndefined();
    expect(nextOffset([{ items: [], total: 9 }])).toBeUndefined();
  });
});

describe('readReward', () => {
  it('takes what can be read and leaves the rest out', () => {
    expect(readReward({ title: 'Gift', text: 5, amount: { amount: 10, currency: 'EUR' } })).toEqual({
      title: 'Gift',
      text: null,
      amount: { amount: 10, currency: 'EUR' },
    });
    expect(readReward(null)).toEqual({ title: null, text: null, amount: null });
  });
});

describe('convertAmount', () => {
  const rates = { base: 'EUR', rates: { EUR: 1, USD: 1.08, JPY: 160 } };

  it('R-SESS-14: converts by the rates, to the smallest unit of the currency', () => {
    expect(convertAmount({ amount: 100, currency: 'EUR' }, 'USD', rates)).toEqual({
      amount: 108,
      currency: 'USD',
    });
    expect(convertAmount({ amount: 1.23, currency: 'EUR' }, 'JPY', rates)).toEqual({
      amount: 197,
      currency: 'JPY',
    });
    expect(convertAmount({ amount: 1, currency: 'EUR' }, 'GBP', rates)).toBeNull();
  });
});
