import { describe, expect, it } from 'vitest';
import { balanceAfter, feeOf, termsOf } from './terms-rules';

describe('feeOf', () => {
  it('counts in smallest units, never in floating numbers', () => {
    expect(feeOf({ amount: 100, currency: 'EUR' }, 1.5)).toEqual({ amount: 1.5, currency: 'EUR' });
    expect(feeOf({ amount: 1, currency: 'EUR' }, 0.1 + 0.2)).toEqual({ amount: 0, currency: 'EUR' });
    expect(feeOf({ amount: 35, currency: 'EUR' }, 2.9)).toEqual({ amount: 1.02, currency: 'EUR' });
    expect(feeOf({ amount: 150, currency: 'JPY' }, 1)).toEqual({ amount: 2, currency: 'JPY' });
  });

  it('is null for sums and percentages beyond exact arithmetic', () => {
    expect(feeOf({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 1)).toBeNull();
    expect(feeOf({ amount: 10, currency: 'EUR' }, -1)).toBeNull();
    expect(feeOf({ amount: 10, currency: 'EUR' }, Number.NaN)).toBeNull();
  });

  it('knows a fee of nothing, and says nothing of a percentage beyond counting', () => {
    expect(feeOf({ amount: 10, currency: 'EUR' }, 0)).toEqual({ amount: 0, currency: 'EUR' });
    expect(feeOf({ amount: 10, currency: 'EUR' }, Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('rounds half up', () => {
    expect(feeOf({ amount: 1, currency: 'EUR' }, 0.5)?.amount).toBe(0.01);
    expect(feeOf({ amount: 1, currency: 'EUR' }, 0.4999)?.amount).toBe(0);
  });
});

describe('termsOf', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });

  it('adds a deposit’s fee to what is paid, and takes a withdrawal’s off what is paid out', () => {
    expect(termsOf('deposit', eur(50), 1.5)).toEqual({
      fee: eur(0.75),
      given: eur(50.75),
      received: eur(50),
    });
    expect(termsOf('withdrawal', eur(50), 1.5)).toEqual({
      fee: eur(0.75),
      given: eur(50),
      received: eur(49.25),
    });
  });

  it.each([0, null])('leaves the sum as it is without a fee (%s)', (percent) => {
    expect(termsOf('deposit', eur(50), percent)).toEqual({ fee: null, given: eur(50), received: eur(50) });
  });

  it('says nothing where it cannot count, or where nothing would be left', () => {
    expect(termsOf('deposit', eur(Number.MAX_SAFE_INTEGER), 1)).toBeNull();
    expect(termsOf('withdrawal', eur(50), 150)).toBeNull();
  });

  it('shows the balance after it in its own currency only', () => {
    expect(balanceAfter(eur(500.1), eur(50.2))).toEqual(eur(550.3));
    expect(balanceAfter(eur(500), eur(-20))).toEqual(eur(480));
    expect(balanceAfter({ amount: 500, currency: 'USD' }, eur(50))).toBeNull();
    expect(balanceAfter(null, eur(50))).toBeNull();
  });
});
