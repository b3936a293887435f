import { describe, expect, it } from 'vitest';
import { isUnseenCashback } from './unseen-rules';

const END = '2025-03-12T00:00:00.000Z';

describe('the unseen cashback', () => {
  it.each([
    ['active', END, null, true],
    ['active', null, '40', true],
    ['active', END, '41', false],
    ['paid_out', null, null, true],
    ['paid_out', END, null, false],
    ['removed', null, null, false],
  ])('R-CBACK-04, R-CBACK-05: %s until %s, seen %s: %s', (status, receiving_expired_at, seen, expected) => {
    expect(isUnseenCashback({ id: '41', status, receiving_expired_at }, seen)).toBe(expected);
  });
});
