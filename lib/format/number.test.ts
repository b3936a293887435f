import { describe, expect, it } from 'vitest';
import { formatNumber } from './number';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [1234.5, '1,234.50'],
    [-1234.567, '-1,234.57'],
    [Number.POSITIVE_INFINITY, '—'],
  ])('R-CONST-03: %d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});
