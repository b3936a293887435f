import { describe, expect, it } from 'vitest';
import { platformFailure } from '../../tests/support/platform-failure';
import { EXCEPTION_TYPES } from '@/lib/platform/error';
import { nextStepOf, refusedSum } from './failure-rules';
import { feeOf } from './terms-rules';
import { isNoOwnPayment, resultKind } from './truth-rules';

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

describe('after a refusal', () => {
  it('R-CASH-22: every exception has a way on, in the form or beyond it', () => {
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

  it('tells a payment that is not the player’s from one that cannot be read', () => {
    expect(isNoOwnPayment(platformFailure('InvalidParameterException'))).toBe(true);
    expect(isNoOwnPayment(platformFailure('NetworkFailure'))).toBe(false);
    expect(isNoOwnPayment(null)).toBe(false);
  });
});
