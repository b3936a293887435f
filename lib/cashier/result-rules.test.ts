import { describe, expect, it } from 'vitest';
import { platformFailure } from '../../tests/support/platform-failure';
import { matchesResultPage, isPaymentNotFound, isSessionLost } from './result-rules';
import { resultKind } from './rules';

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
