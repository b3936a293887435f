import { describe, expect, it } from 'vitest';
import { nextStepOf, refusedSum } from './failure-rules';

describe('after a refusal', () => {
  it('R-CASH-22: a next step beyond the form is named where there is one', () => {
    expect(nextStepOf('InvalidParameterException')).toBeNull();
    expect(nextStepOf('KycWithdrawalException')).toBe('verification');
    expect(nextStepOf('BillingDepositLimitExceededException')).toBe('limit');
  });

  it('R-CASH-07: a refused sum has the product’s own text for a known code', () => {
    expect(['min', 'max', 'insufficient_funds', 'invalid', undefined].map(refusedSum)).toEqual([
      'boundsChanged',
      'boundsChanged',
      'fundsShort',
      null,
      null,
    ]);
  });
});
