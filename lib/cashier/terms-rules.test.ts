import { describe, expect, it } from 'vitest';
import { platformFailure } from '../../tests/support/platform-failure';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { nextStepOf, refusedSum } from './failure-rules';
import { balanceAfter, feeOf, termsOf } from './terms-rules';
import { matchesResultPage, isPaymentNotFound, isSessionLost } from './result-rules';
import { resultKind } from './rules';

describe('feeOf', () => {
  it('counts in smallest units, never in floating numbers', () => {
    expect(feeOf({ amount: 100, currency: 'EUR' }, 1.5)).toEqual({ amount: 1.5, currency: 'EUR' });
    expect(feeOf({ amount: 1, currency: 'EUR' }, 0.1 + 0.2)).toEqual({ amount: 0, currency: 'EUR' });
    expect(feeOf({ amount: 35, currency: 'EUR' }, 2.9)).toEqual({ amount: 1.02, currency: 'EUR' });
    expect(feeOf({ amount: 150, currency: 'JPY' }, 1)).toEqual({ amount: 2, currency: 'JPY' });
  });

  it('says nothing of sums and percentages nobody can count', () => {
    expect(feeOf({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 1)).toBeNull();
    expect(feeOf({ amount: 10, currency: 'EUR' }, -1)).toBeNull();
    expect(feeOf({ amount: 10, currency: 'EUR' }, Number.NaN)).toBeNull();
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

describe('after a refusal', () => {
  it('R-CASH-22: every exception has a next step, in the form or beyond it', () => {
    for (const type of EXCEPTION_TYPES) expect(nextStepOf(type), type).not.toBeUndefined();
    expect(nextStepOf('KycWithdrawalException')).toBe('verification');
    expect(nextStepOf('BillingDepositLimitExceededException')).toBe('limit');
  });

  it('R-CASH-07: a refused sum is said in the product’s words where they are known', () => {
    expect(['min', 'max', 'insufficient_funds', 'invalid', undefined].map(refusedSum)).toEqual([
      'boundsChanged',
      'boundsChanged',
      'fundsShort',
      null,
      null,
    ]);
  });
});

describe('result pages', () => {
  it('R-CASH-17, R-CASH-23: an unknown status is waited for, never called a success', () => {
    expect(['success', 'declined', 'cancelled', 'pending', 'on_hold'].map(resultKind)).toEqual([
      'success',
      'fail',
      'fail',
      'pending',
      'pending',
    ]);
  });

  it('distinguishes a payment that is not the player’s from one that cannot be read', () => {
    expect(isPaymentNotFound(platformFailure('InvalidParameterException'))).toBe(true);
    expect(isPaymentNotFound(platformFailure('NetworkFailure'))).toBe(false);
    expect(isPaymentNotFound(null)).toBe(false);
  });
});

describe('feeOf', () => {
  it('knows a fee of nothing, and says nothing of a percentage beyond counting', () => {
    expect(feeOf({ amount: 10, currency: 'EUR' }, 0)).toEqual({ amount: 0, currency: 'EUR' });
    expect(feeOf({ amount: 10, currency: 'EUR' }, Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('rounds half up', () => {
    expect(feeOf({ amount: 1, currency: 'EUR' }, 0.5)?.amount).toBe(0.01);
    expect(feeOf({ amount: 1, currency: 'EUR' }, 0.4999)?.amount).toBe(0);
  });
});

describe('a result page that names no payment', () => {
  const now = Date.parse('2025-06-15T12:00:00Z');
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const meant = (kind: 'success' | 'fail' | 'pending', status: string, minutes: number | null) =>
    matchesResultPage(kind, { status, created_at: minutes === null ? null : minutesAgo(minutes) }, now);

  it('means one that is not half an hour old', () => {
    expect(meant('success', 'success', 29)).toBe(true);
    expect(meant('success', 'success', 30)).toBe(false);
    expect(meant('fail', 'declined', 29)).toBe(true);
    expect(meant('success', 'success', null)).toBe(false);
  });

  it('R-CASH-17: means one that waits for days when it waits itself', () => {
    expect(meant('pending', 'pending', 3 * 24 * 60)).toBe(true);
    expect(meant('pending', 'on_hold', 3 * 24 * 60)).toBe(true);
    expect(meant('pending', 'success', 31)).toBe(false);
    expect(meant('success', 'pending', 31)).toBe(false);
  });
});

it('distinguishes a read that failed with the session from any other failure', () => {
  expect(isSessionLost(platformFailure('AuthorizationException'))).toBe(true);
  expect(isSessionLost(platformFailure('UserBannedException'))).toBe(false);
  expect(isSessionLost(new Error('AuthorizationException'))).toBe(false);
});

it('R-CASH-22: only a response of the platform says that a payment is not the player’s', () => {
  expect(isPaymentNotFound({ type: 'InvalidParameterException' })).toBe(false);
});
