import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_METHODS, type PlatformMethodName } from '@/lib/platform/names';
import type { PlatformMethod } from '@/lib/platform/method';
import { WIRE_KEYS } from '@/tests/support/generated.test-data';
import { user } from '@/lib/session/schema';
import { definedMethods } from '../support/defined-methods';

const NAMES = Object.keys(PLATFORM_METHODS) as PlatformMethodName[];

const junk = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, -1, 1e308, '', 'x', '2025-13-45', '<b>', [], {}),
    fc.array(tie('value'), { maxLength: 4 }),
    // Like what JSON.parse returns: zod's messages cannot name an object without a prototype.
    fc.dictionary(fc.constantFrom(...WIRE_KEYS), tie('value'), { maxKeys: 8, noNullPrototype: true }),
  ),
})).value;

let methods: PlatformMethod<object, unknown>[];
beforeAll(async () => {
  methods = await definedMethods();
});

describe('R-ERR-09: no reader of a response throws, whatever JSON comes', () => {
  it.each(NAMES)('%s', (name) => {
    const output = methods.find((method) => method.name === name)?.output;
    expect(output).toBeDefined();
    fc.assert(
      fc.property(junk, (value) => {
        output?.safeParse(value);
        output?.safeParse({ items: [value], methods: [value], paged: { items: [value] }, total: value });
      }),
      { numRuns: 60 },
    );
  });
});

it('an account of junk is a guest, never a player', () => {
  fc.assert(
    fc.property(junk, (value) => {
      const parsed = user.safeParse({ uid: value });
      if (parsed.success && parsed.data.uid > 0) expect(value).toBe(parsed.data.uid);
    }),
    { numRuns: 100 },
  );
});
