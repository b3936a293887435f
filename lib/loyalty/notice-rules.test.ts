import { describe, expect, it } from 'vitest';
import {
  DEFAULT_NOTICE_SETTINGS,
  isCredit,
  isPresentable,
  noticeAmount,
  wordlessTrigger,
} from './notice-rules';
import { loyaltyNotification } from './schema';

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
    ['credit', 100, 'points', '+100 coins'],
    ['credit', 1250, null, '+1,250'],
    ['credit', 5, 'EUR', '+5\u00A0€'],
    ['credit', 0.0012, 'MBTC', '+0.0012\u00A0MBTC'],
    ['credit', 3, 'spins', '+3 spins'],
    ['credit', 5, 'free_spins', '+5 free spins'],
    ['credit', -40, 'points', '−40 coins'],
    ['credit', 0, 'points', null],
    ['credit', null, 'points', null],
    ['debit', 40, 'points', '−40 coins'],
    ['debit', -40, 'points', '−40 coins'],
    ['debit', 5, 'EUR', '−5\u00A0€'],
    ['other', 40, 'points', '40 coins'],
    [null, 40, null, '40'],
  ])('R-LOY-10, R-LOY-11: a %s of %s %s is written %s', (type, amount, amountType, expected) => {
    expect(noticeAmount({ type, amount, amountType }, 'coins')).toBe(expected);
  });

  it.each([
    [{ title: 'New level', trigger: 'level' }, null, true],
    [{ amount: 5, trigger: 'level' }, null, true],
    [{ title: '', message: '', amount: 0, trigger: 'level' }, 'level', true],
    [{ trigger: 'product' }, 'product', true],
    [{ trigger: 'mystery' }, null, false],
    [{}, null, false],
  ])(
    'R-LOY-10: %j without words is presented by its trigger %s, or not at all',
    (notice, trigger, isPresented) => {
      const parsed = loyaltyNotification.parse({ id: 1, type: 'credit', ...notice });
      expect(wordlessTrigger(parsed)).toBe(trigger);
      expect(isPresentable(parsed)).toBe(isPresented);
    },
  );
});
