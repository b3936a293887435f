import { describe, expect, it } from 'vitest';
import { checkToRemember, readCheckMessage, verificationState } from './rules';

const account = (verified: boolean, running: boolean, blocked = false) => ({
  is_verified: verified,
  is_on_verification: running,
  is_kyc_block_enabled: blocked,
});

describe('verificationState (R-KYC-03)', () => {
  it.each([
    [account(false, false), null, 'notStarted'],
    [account(false, false, true), null, 'needed'],
    [account(false, true, true), null, 'inProgress'],
    [account(false, false), 'pending', 'refused'],
    [account(false, false, true), 'refused', 'refused'],
    [account(true, true), 'refused', 'verified'],
  ] as const)('%j, seen %s: %s', (user, seen, expected) => {
    expect(verificationState(user, seen)).toBe(expected);
  });

  it('remembers a running and a refused check, and forgets both once verified', () => {
    expect(checkToRemember(account(false, true), null)).toBe('pending');
    expect(checkToRemember(account(false, false), 'pending')).toBe('refused');
    expect(checkToRemember(account(true, false), 'refused')).toBeNull();
    expect(checkToRemember(account(false, false, true), null)).toBeNull();
  });
});

describe('readCheckMessage', () => {
  const status = 'idCheck.onApplicantStatusChanged';

  it.each([
    ['idCheck.onApplicantSubmitted', {}, 'submitted'],
    ['idCheck.onApplicantResubmitted', undefined, 'submitted'],
    [status, { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } }, 'accepted'],
    [status, { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED' } }, 'refused'],
    [status, { reviewStatus: 'completed' }, 'changed'],
    [status, { reviewStatus: 'pending' }, 'changed'],
    [status, 'junk', 'changed'],
    ['idCheck.onReady', {}, null],
  ])('%s %j: %s', (type, payload, expected) => {
    expect(readCheckMessage(type, payload)).toBe(expected);
  });
});
