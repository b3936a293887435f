import { describe, expect, it } from 'vitest';
import { isTakeable, isUnseenCashback } from './unseen-rules';

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

  it('can be taken while it is active and its time runs', () => {
    const end = Date.parse(END);
    expect(isTakeable({ status: 'active', receiving_expired_at: END }, end - 1)).toBe(true);
    expect(isTakeable({ status: 'active', receiving_expired_at: END }, end)).toBe(false);
    expect(isTakeable({ status: 'active', receiving_expired_at: null }, end)).toBe(true);
    expect(isTakeable({ status: 'paid_out', receiving_expired_at: null }, end)).toBe(false);
  });
});
