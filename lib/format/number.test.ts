import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumberText } from './number';

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

describe('parseNumberText', () => {
  it.each([
    ['1,234.5', 1234.5],
    [' 20 ', 20],
    ['-3', -3],
    ['', null],
    ['12a', null],
    ['.5', null],
    ['1.123456789', null],
  ])('%s is %s', (text, value) => {
    expect(parseNumberText(text)).toBe(value);
  });
});
