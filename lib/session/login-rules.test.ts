import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import type { PlatformErrorType } from '@/lib/platform/error-policy';
import { codeFailure, isTwoFactorPending, loginText } from './login-rules';

function failure(message: string, resendSeconds: number | null = null, type?: PlatformErrorType) {
  return new PlatformError({
    type: type ?? 'AuthorizationException',
    method: 'auth.login',
    httpStatus: 200,
    message,
    resendSeconds,
  });
}

it.each([
  ['+33 612', '33 612'],
  ['  ann@example.com ', 'ann@example.com'],
  [' +33', '33'],
  [undefined, ''],
])('R-AUTH-02: the login %j is sent as %j', (typed, sent) => {
  expect(loginText(typed)).toBe(sent);
});

describe('R-2FA-01: a login waits for its code', () => {
  it.each([
    ['two_factor_auth is enable', null, true],
    ['TWO_FACTOR_AUTH IS ENABLE, a code was sent', null, true],
    ['Resend time is 42', 42, true],
    ['resend time is over', null, true],
    ['', 60, true],
    ['', 0, true],
    ['Wrong login or password', null, false],
    ['two_factor_auth: code is invalid', null, false],
    ['', null, false],
  ])('after "%s" with resend time %j: %j', (message, seconds, isPending) => {
    expect(isTwoFactorPending(failure(message, seconds))).toBe(isPending);
  });

  it('never after another exception', () => {
    expect(isTwoFactorPending(failure('two_factor_auth is enable', 60, 'InvalidParameterException'))).toBe(
      false,
    );
  });
});

it.each([
  ['two_factor_auth: code is invalid', 'invalid'],
  ['Time expired', 'expired'],
  ['the code must contain 6 digits', 'malformed'],
  ['Resend time is 42', 'tooEarly'],
  ['Wrong login or password', 'other'],
  ['', 'other'],
] as const)('R-2FA-05: the message "%s" of a code means %s', (message, expected) => {
  expect(codeFailure(failure(message))).toBe(expected);
});

it.each([
  [{ code: 'expired' }, 'expired'],
  [{ code: 'time_expired' }, 'expired'],
  [{ code: 'wrong', message: 'Time expired' }, 'expired'],
  [{ code: 'wrong', message: 'Resend time is 5' }, 'tooEarly'],
  [{ code: 'invalid' }, 'other'],
] as const)('R-2FA-05: error_data.code with %j means %s', (entry, expected) => {
  expect(codeFailure({ message: '', fields: { code: [entry] } })).toBe(expected);
});

it('R-AUTH-02: a plus within a login stays', () => {
  expect(loginText('ann+casino@example.com')).toBe('ann+casino@example.com');
});

it('R-2FA-05: the messages of a code are read one by one', () => {
  const codes = (...messages: string[]) => ({ code: messages.map((message) => ({ code: 'x', message })) });
  expect(codeFailure({ message: 'code is', fields: codes('invalid') })).toBe('other');
  expect(codeFailure({ message: 'code is ', fields: codes('invalid') })).toBe('other');
  expect(codeFailure({ message: '', fields: codes('no', 'code is invalid') })).toBe('invalid');
  expect(codeFailure({ message: 'code is ', fields: { code: [{ code: 'invalid' }] } })).toBe('other');
});
