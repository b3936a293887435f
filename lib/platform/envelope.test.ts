import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlatformError } from './error';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { readEnvelope } from './envelope';

function failureOf(body: unknown, status = 200): PlatformError {
  try {
    readEnvelope('auth.login', status, body);
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
  throw new Error('The envelope was read as a success');
}

const failure = (error: unknown) => ({ data: null, error });

describe('success', () => {
  it.each([
    ['a null error', { data: { result: 1 }, error: null }],
    ['a missing error', { data: { result: 1 } }],
  ])('R-API-07: is %s', (_case, body) => {
    expect(readEnvelope('games.addLike', 200, body)).toEqual({ result: 1 });
  });

  it('may hold null data', () => {
    expect(readEnvelope('games.addLike', 200, { data: null, error: null })).toBeNull();
  });
});

describe('the type of a failure', () => {
  it.each(EXCEPTION_TYPES)('R-ERR-02: %s is read from error.type, whatever the status', (type) => {
    for (const status of [200, 403, 404, 429, 500, 503]) {
      expect(failureOf(failure({ type, message: '' }), status)).toMatchObject({ type, httpStatus: status });
    }
  });

  it('R-ERR-01: there are 29 of them', () => {
    expect(new Set(EXCEPTION_TYPES).size).toBe(29);
  });

  it('is UnknownErrorException for an unknown name, with its status', () => {
    const error = failureOf(failure({ type: 'SomethingNewException', message: 'x' }), 403);
    expect(error).toMatchObject({ type: 'UnknownErrorException', httpStatus: 403, method: 'auth.login' });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'Bad gateway'],
    ['a list', []],
    ['an object without the keys', { result: 1 }],
    ['an error that is text', failure('oops')],
    ['an error without a type', failure({ message: 'oops' })],
    ['a type that is a number', failure({ type: 500 })],
  ])('is UnknownErrorException when the response is not an envelope: %s', (_case, body) => {
    expect(failureOf(body, 502)).toMatchObject({ type: 'UnknownErrorException', httpStatus: 502 });
  });

  it('is UnknownErrorException when an HTTP failure holds no error', () => {
    expect(failureOf({ data: { uid: 1 }, error: null }, 403)).toMatchObject({
      type: 'UnknownErrorException',
      httpStatus: 403,
    });
  });
});

describe('what a failure contains besides its type', () => {
  it('keeps the platform’s words and takes odd ones for none', () => {
    expect(failureOf(failure({ type: 'AuthorizationException', message: 'Time expired' })).message).toBe(
      'Time expired',
    );
    expect(failureOf(failure({ type: 'AuthorizationException', message: 7 })).message).toBe('');
    expect(failureOf(failure({ type: 'AuthorizationException' })).message).toBe('');
  });

  it('lists field errors and leaves out what is none', () => {
    const { fields } = failureOf(
      failure({
        type: 'InvalidParameterException',
        error_data: {
          promo_code: [{ code: 'not_found' }],
          email: [{ code: 'taken', message: 'Already taken' }],
          phone: [{ code: 'invalid', message: 7 }],
          amount: [{ code: 1042 }, { code: 0, message: 'Too low' }],
          login: [],
          resend_time: 60,
          password: 'wrong',
          sum: [{ message: 'no code' }],
        },
      }),
    );
    expect(fields).toEqual({
      promo_code: [{ code: 'not_found' }],
      email: [{ code: 'taken', message: 'Already taken' }],
      phone: [{ code: 'invalid' }],
      amount: [{ code: '1042' }, { code: '0', message: 'Too low' }],
    });
  });

  it.each([null, [], 'text', 7])('takes error_data %j for none', (errorData) => {
    expect(
      failureOf(failure({ type: 'InvalidParameterException', message: '', error_data: errorData })).fields,
    ).toEqual({});
  });

  it('never lets a field name reach a prototype', () => {
    const body: unknown = JSON.parse(
      '{"data":null,"error":{"type":"InvalidParameterException","error_data":{"__proto__":[{"code":"x"}]}}}',
    );
    expect(Object.getPrototypeOf(failureOf(body).fields)).toBe(Object.prototype);
  });

  it.each([
    ['error_data alone', '', 60, 60],
    ['the message alone', 'Resend time is 42', undefined, 42],
    ['both, where error_data counts', 'Resend time is 42', 7, 7],
    ['any case', 'RESEND TIME IS 5', undefined, 5],
    ['zero', '', 0, 0],
    ['neither', 'Wrong login or password', undefined, null],
    ['error_data as text', 'Resend time is 42', '60', 60],
    ['an odd value beside a message', 'Resend time is 42', 'soon', 42],
    ['a negative value', '', -1, null],
  ])('reads the resend time from %s', (_case, message, resendTime, expected) => {
    const error = { type: 'AuthorizationException', message, error_data: { resend_time: resendTime } };
    expect(failureOf(failure(error)).resendSeconds).toBe(expected);
  });

  it('keeps a code of its own, text or number, and has null without one', () => {
    expect(failureOf(failure({ type: 'AuthorizationException', code: 'E7' })).code).toBe('E7');
    expect(failureOf(failure({ type: 'AuthorizationException', code: 104 })).code).toBe('104');
    expect(failureOf(failure({ type: 'AuthorizationException', code: null })).code).toBeNull();
    expect(failureOf(failure({ type: 'AuthorizationException', code: {} })).code).toBeNull();
  });
});

it('throws nothing but PlatformError on any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(200, 403, 500), (body, status) => {
      try {
        readEnvelope('games.get', status, body);
      } catch (error) {
        expect(error).toBeInstanceOf(PlatformError);
      }
    }),
    { numRuns: 200 },
  );
});

describe('what is no envelope, and what is one', () => {
  const typeOf = (body: unknown, status = 200) => {
    try {
      return readEnvelope('games.get', status, body);
    } catch (error) {
      return error instanceof PlatformError ? `${error.type} ${error.isException}` : 'thrown';
    }
  };

  it.each([null, undefined, 7, 'data', [], {}, { result: 1 }])('%j is none', (body) => {
    expect(typeOf(body)).toBe('UnknownErrorException false');
  });

  it('R-API-07: data alone, or error alone, is an envelope', () => {
    expect(typeOf({ data: 7 })).toBe(7);
    expect(typeOf({ error: null })).toBeUndefined();
    expect(typeOf({ error: { type: 'UserBannedException' } })).toBe('UserBannedException true');
    expect(typeOf({ data: 7, error: { type: 'SomethingNew', message: '' } })).toBe(
      'UnknownErrorException true',
    );
  });

  it('data with HTTP 400 and more are a failure', () => {
    expect([typeOf({ data: 7 }, 399), typeOf({ data: 7 }, 400)]).toEqual([7, 'UnknownErrorException false']);
  });

  it('a resend time in a message may stand behind any blanks', () => {
    const seconds = (message: string) => {
      try {
        return readEnvelope('auth.login', 200, { error: { type: 'AuthorizationException', message } });
      } catch (error) {
        return (error as PlatformError).resendSeconds;
      }
    };
    expect([seconds('Resend time is42'), seconds('resend time is   7'), seconds('resend time')]).toEqual([
      42,
      7,
      null,
    ]);
  });

  it('an error without a message or a code of its own has none', () => {
    const thrown = (error: object) => {
      try {
        return readEnvelope('auth.login', 200, { error });
      } catch (failure) {
        return failure as PlatformError;
      }
    };
    expect(thrown({ type: 'AuthorizationException' })).toMatchObject({
      name: 'PlatformError',
      message: '',
      code: null,
      fields: {},
    });
  });
});

it('a failure that no envelope names is no exception of the platform', () => {
  const failure = new PlatformError({ type: 'NetworkFailure', method: 'games.get', httpStatus: 0 });
  expect([failure.message, failure.isException, failure.name]).toEqual(['', false, 'PlatformError']);
});
