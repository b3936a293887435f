import { describe, expect, it } from 'vitest';
import { DEFAULT_NOTICE_SETTINGS, isCredit, noticeAmount } from './notice-rules';

describe('loyalty notifications', () => {
  it('R-LOY-12, R-CONST-07: 5 s, 300 ms and half the volume by default', () => {
    expect(DEFAULT_NOTICE_SETTINGS).toMatchObject({ durationMs: 5000, delayMs: 300, volume: 0.5 });
  });

  it.each([
    ['credit', true],
    ['debit', false],
    [null, false],
  ])('R-LOY-11: the type %s gives something: %s', (type, expected) => {
    expect(isCredit({ type })).toBe(expected);
  });

  it.each([
    [100, 'points', '+100 coins'],
    [1250, null, '+1,250 coins'],
    [5, 'EUR', '+5\u00A0€'],
    [3, 'spins', '+3 spins'],
    [-40, 'points', '-40 coins'],
    [0, 'points', null],
    [null, 'points', null],
  ])('R-LOY-10: %s %s is written %s', (amount, amountType, expected) => {
    expect(noticeAmount({ amount, amountType }, 'coins')).toBe(expected);
  });
});
