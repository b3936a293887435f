import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertExactly } from './convert';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

it.each([
  [100, 'USD', 1, 1.08, 108],
  [0.05, 'USD', 1, 1.1, 0.06],
  [-0.05, 'USD', 1, 1.1, -0.06],
  [1.23, 'JPY', 1, 160, 197],
  [1, 'BTC', 1, 1e-7, 0.0000001],
  [3, 'USD', 3e-7, 1e-7, 1],
])('R-SESS-14: %d EUR in %s by %d to %d is %d', (amount, currency, from, to, expected) => {
  expect(convertExactly(euros(amount), { currency, from, to })).toEqual({ amount: expected, currency });
});

it.each([
  [0, 1],
  [1, -1],
  [Number.NaN, 1],
  [1, Number.POSITIVE_INFINITY],
  [1e-300, 1e300],
])('R-SESS-14: knows nothing by a rate of %d to %d', (from, to) => {
  expect(convertExactly(euros(10), { currency: 'USD', from, to })).toBeNull();
});

it('R-SESS-14: the same rate on both sides changes nothing', () => {
  const minor = fc.integer({ min: -1e12, max: 1e12 });
  const rate = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(minor, rate, (cents, both) => {
      const amount = cents / 100;
      const converted = convertExactly(euros(amount), { currency: 'USD', from: both, to: both });
      expect(converted?.amount).toBe(amount);
    }),
  );
});
