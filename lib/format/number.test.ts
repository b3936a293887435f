import { describe, expect, it } from 'vitest';
import { formatNumber } from './number';
import { counted } from './thousands';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [1234.5, '1,234.50'],
    [1233.999, '1,234.00'],
    [-1234.567, '-1,234.57'],
    [Number.POSITIVE_INFINITY, '—'],
  ])('R-CONST-03: %d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

it('R-CONST-03: a count has commas in every language', () => {
  expect([0, 999, 1348, 1_000_000].map((count) => counted(count).number)).toEqual([
    '0',
    '999',
    '1,348',
    '1,000,000',
  ]);
});
