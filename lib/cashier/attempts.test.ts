import { describe, expect, it } from 'vitest';
import { attemptsOf, hasOpenAttempt, openAttempt, sameDone, type Attempt } from './attempts';

const NOW = Date.parse('2025-06-15T12:00:00Z');
const HOUR_MS = 3_600_000;

function attempt(more: Partial<Attempt> = {}): Attempt {
  return {
    key: 'a',
    uid: 1,
    kind: 'deposit',
    method: 'card',
    amount: '20',
    paymentId: null,
    newestId: '7',
    at: NOW,
    state: 'unknown',
    ...more,
  };
}

describe('attempts stored in the browser', () => {
  it('another player’s are forgotten, and so is whatever is no attempt', () => {
    const stored = [
      attempt(),
      attempt({ key: 'b', uid: 2 }),
      null,
      7,
      'x',
      {},
      { ...attempt(), kind: 'gift' },
    ];
    expect(attemptsOf(stored, 1, NOW).map(({ key }) => key)).toEqual(['a']);
  });

  it('survive storing, also where the newest payment was not known', () => {
    const stored: unknown = JSON.parse(JSON.stringify([attempt({ newestId: undefined })]));
    expect(attemptsOf(Array.isArray(stored) ? stored : [], 1, NOW)[0]?.newestId).toBeUndefined();
  });

  it('are stored for a day without an outcome, and for ten minutes with one', () => {
    const old = [
      attempt({ at: NOW - 23 * HOUR_MS }),
      attempt({ key: 'b', state: 'done', at: NOW - HOUR_MS }),
    ];
    expect(attemptsOf(old, 1, NOW).map(({ key }) => key)).toEqual(['a']);
    expect(attemptsOf(old, 1, NOW + 2 * HOUR_MS)).toEqual([]);
  });
});

describe('what stands in the way of another payment', () => {
  it('R-CASH-02: one of the same kind without an outcome, whatever its method and sum', () => {
    expect(openAttempt([attempt()], { kind: 'deposit', paymentId: null })?.key).toBe('a');
    expect(openAttempt([attempt()], { kind: 'withdrawal', paymentId: null })).toBeUndefined();
    expect(hasOpenAttempt([attempt()])).toBe(true);
    expect(hasOpenAttempt([attempt({ state: 'done' }), null])).toBe(false);
  });

  it('R-CASH-03: a cancellation of the same withdrawal only', () => {
    const cancel = attempt({ kind: 'cancel', paymentId: '5' });
    expect(openAttempt([cancel], { kind: 'cancel', paymentId: '5' })).toBe(cancel);
    expect(openAttempt([cancel], { kind: 'cancel', paymentId: '6' })).toBeUndefined();
  });

  it('the same payment made just before; another sum or method is another wish', () => {
    const done = attempt({ state: 'done', paymentId: '8' });
    expect(sameDone([done], attempt())).toBe(done);
    expect(sameDone([done], attempt({ amount: '21' }))).toBeUndefined();
    expect(sameDone([done], attempt({ method: 'bank' }))).toBeUndefined();
    expect(sameDone([done], attempt({ kind: 'withdrawal' }))).toBeUndefined();
  });
});

describe('what counts as an attempt', () => {
  const isRetained = (stored: unknown) => attemptsOf([stored], 1, NOW).length === 1;

  it.each(['key', 'uid', 'kind', 'method', 'amount', 'at', 'state'] as const)(
    'not one without its %s',
    (name) => {
      expect(isRetained({ ...attempt(), [name]: undefined })).toBe(false);
      expect(isRetained({ ...attempt(), [name]: {} })).toBe(false);
    },
  );

  it.each(['paymentId', 'newestId'] as const)('its %s is a text or null', (name) => {
    expect(isRetained({ ...attempt(), [name]: '8' })).toBe(true);
    expect(isRetained({ ...attempt(), [name]: null })).toBe(true);
    expect(isRetained({ ...attempt(), [name]: 8 })).toBe(false);
  });

  it.each(['deposit', 'withdrawal', 'cancel'])('one of the kind %s', (kind) => {
    expect(isRetained({ ...attempt(), kind })).toBe(true);
  });

  it.each(['sending', 'unknown', 'done'])('one in the state %s', (state) => {
    expect(isRetained({ ...attempt(), state })).toBe(true);
  });

  it('one that is younger than its limit to the millisecond', () => {
    const age = (state: 'unknown' | 'done', ms: number) => isRetained(attempt({ state, at: NOW - ms }));
    expect([age('unknown', 24 * HOUR_MS - 1), age('unknown', 24 * HOUR_MS)]).toEqual([true, false]);
    expect([age('done', HOUR_MS / 6 - 1), age('done', HOUR_MS / 6)]).toEqual([true, false]);
  });
});

describe('what does not stand in the way of another payment', () => {
  it('R-CASH-02: one that is done, or a list of others', () => {
    const done = attempt({ state: 'done' });
    expect(openAttempt([done], { kind: 'deposit', paymentId: null })).toBeUndefined();
    expect(hasOpenAttempt([])).toBe(false);
    expect(hasOpenAttempt([done, attempt()])).toBe(true);
  });

  it('a payment with another id in its way all the same', () => {
    expect(openAttempt([attempt({ paymentId: '8' })], { kind: 'deposit', paymentId: null })?.key).toBe('a');
  });

  it('R-CASH-03: the same cancellation, or one that is not done yet', () => {
    const cancel = attempt({ kind: 'cancel', state: 'done', paymentId: '5' });
    expect(sameDone([cancel], cancel)).toBeUndefined();
    expect(sameDone([attempt()], attempt())).toBeUndefined();
  });
});
