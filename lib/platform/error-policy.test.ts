import { describe, expect, it } from 'vitest';
import { PlatformError } from './error';
import { ERROR_POLICY, errorKind, fatalPage, gateStep, type PlatformErrorType } from './error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';

const at = (type: PlatformErrorType, httpStatus = 200) => ({ type, httpStatus });

it('R-ERR-01: has one row for each of the 29 types and the two of its own', () => {
  expect(Object.keys(ERROR_POLICY).sort()).toEqual(
    [...EXCEPTION_TYPES, 'NetworkFailure', 'MalformedResponse'].sort(),
  );
});

describe('fatal pages', () => {
  it.each([200, 403])('R-ERR-03: a banned user is blocked with HTTP %i', (status) => {
    expect(fatalPage(at('UserBannedException', status))).toBe('blocked');
  });

  it.each(['ApplicationDisabledException', 'ApplicationUnavailableException'] as const)(
    'R-ERR-04: %s is maintenance with HTTP 503 and with 200',
    (type) => {
      expect(fatalPage(at(type, 503))).toBe('maintenance');
      expect(fatalPage(at(type, 200))).toBe('maintenance');
    },
  );

  const named = [
    'UserBannedException',
    'ApplicationDisabledException',
    'ApplicationUnavailableException',
  ] as const;
  const others = Object.keys(ERROR_POLICY).filter(
    (type): type is PlatformErrorType => !named.some((fatal) => fatal === type),
  );

  it.each(others)('R-ERR-05, R-ERR-16: %s is fatal with HTTP 403 and with no other status', (type) => {
    expect(fatalPage(at(type, 403))).toBe('forbidden');
    for (const status of [0, 200, 404, 429, 500, 502, 503]) expect(fatalPage(at(type, status))).toBeNull();
  });
});

describe('missing steps', () => {
  it.each([
    ['UserNeedDepositException', 'deposit'],
    ['UserNeedProfileDataException', 'profile'],
    ['UserNeedConfirmContactException', 'contact'],
    ['KycUserProfileException', 'profile'],
    ['KycWithdrawalException', 'verification'],
    ['SumsubVerificationRequiredException', 'verification'],
    ['RequisitesValidationRequiredException', 'requisites'],
  ] as const)('R-ERR-14: %s leads to %s', (type, step) => {
    expect(errorKind(at(type))).toBe('gate');
    expect(gateStep(type)).toBe(step);
  });

  it('every other type leads nowhere', () => {
    for (const [type, policy] of Object.entries(ERROR_POLICY)) {
      if (policy.kind !== 'gate') expect(gateStep(type as PlatformErrorType), type).toBeNull();
    }
  });
});

it('a lost session is distinguished from a refusal', () => {
  expect(errorKind(at('AuthorizationException'))).toBe('session');
  expect(errorKind(at('AccessDeniedException'))).toBe('refusal');
  expect(errorKind(at('TooManyRequestsException', 429))).toBe('later');
  expect(errorKind(at('UnknownErrorException', 503))).toBe('defect');
});

it.each([
  ['UserBannedException', 403, 'platform:UserBannedException'],
  ['AccessDeniedException', 403, 'platform:Forbidden'],
  ['UnknownErrorException', 403, 'platform:Forbidden'],
  ['AccessDeniedException', 200, 'platform:AccessDeniedException'],
  ['ApplicationDisabledException', 503, 'platform:ApplicationDisabledException'],
  ['ApplicationDisabledException', 403, 'platform:ApplicationDisabledException'],
] as const)('%s with HTTP %i crosses the server’s error boundary as %s', (type, httpStatus, digest) => {
  expect(new PlatformError({ type, httpStatus, method: 'account.getInfo' }).digest).toBe(digest);
});
