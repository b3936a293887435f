import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import { createPlatformClient } from '@/lib/platform/client';
import { PlatformError } from '@/lib/platform/error';
import { ERROR_POLICY, errorKind, fatalPage, type ExceptionType } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '../support/exception-types';
import type { PlatformMethod } from '@/lib/platform/method';
import { PLATFORM_METHODS } from '@/lib/platform/names';
import { definedMethods } from '../support/defined-methods';
import { statusOf } from '../support/exception-statuses';

const NAMES = Object.keys(PLATFORM_METHODS);
const CELLS = NAMES.length * EXCEPTION_TYPES.length * routing.locales.length;

let methods: Map<string, PlatformMethod<object, unknown>>;
beforeAll(async () => {
  methods = new Map((await definedMethods()).map((method) => [method.name, method]));
});

/** What the product makes of a method whose response is this exception. */
async function failureOf(name: string, type: ExceptionType, locale: string): Promise<unknown> {
  const method = methods.get(name);
  if (method === undefined) throw new Error(`${name} is defined nowhere`);
  const body = { data: null, error: { type, message: 'RAW_WORDS', error_data: {} } };
  const client = createPlatformClient(
    async () => ({ status: statusOf(type), body }),
    () => ({ locale, isFramed: false }),
  );
  return client.call(method, {}).then(
    () => null,
    (error: unknown) => error,
  );
}

describe('R-ERR-01, R-ERR-16: every method of the contract under every exception', () => {
  let tried = 0;

  it.each(NAMES)('%s', async (name) => {
    for (const type of EXCEPTION_TYPES) {
      for (const locale of routing.locales) {
        const error = await failureOf(name, type, locale);
        expect(error, type).toBeInstanceOf(PlatformError);
        const failure = error as PlatformError;
        expect([failure.type, failure.method, failure.httpStatus]).toEqual([type, name, statusOf(type)]);
        expect(errorKind(failure)).toBe(fatalPage(failure) ?? ERROR_POLICY[type].kind);
        const text = catalogue[locale].errors[type];
        expect(text).not.toBe('');
        expect(text).not.toContain('RAW_WORDS');
        tried += 1;
      }
    }
  });

  it(`adds up to ${NAMES.length} methods by ${EXCEPTION_TYPES.length} exceptions in both languages: ${CELLS}`, () => {
    expect([...methods.keys()].sort()).toEqual([...NAMES].sort());
    expect(tried).toBe(CELLS);
  });
});
