import assert from 'node:assert/strict';
import fc from 'fast-check';
import { definedMethods } from '@/tests/support/defined-methods';
import { encodeBody, encodeQuery } from './encode';
import { readEnvelope } from './envelope';
import { PlatformError } from './error';
import { isExceptionType, ERROR_POLICY, errorKind, fatalPage } from './error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { parseJson } from '@/lib/parse-json';
import { isOutcomeUnknown } from './outcome';
import { platformPicture } from '@/lib/routing/platform-picture';
import * as values from './values';
import { property } from '@/tests/support/property';
import { anyAddress, anyJson, anyLocale, anyText, anyValue } from '@/tests/support/generated';
import { uniqueBy } from './unique-by';

const SITE = 'https://casino.example';

const METHODS = await definedMethods();

const status = fc.constantFrom(0, 200, 204, 301, 400, 401, 403, 404, 405, 413, 429, 500, 502, 503, 504);

const wireValue = fc.oneof(
  anyText,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 3 }),
);

const wireValues = fc
  .dictionary(fc.stringMatching(/^[a-z_]{1,9}$/), wireValue, { maxKeys: 5 })
  .filter((given) => !('v' in given || 'locale' in given));

const envelope = fc.oneof(
  anyJson,
  fc.record({ data: anyJson, error: fc.constantFrom(null, undefined) }),
  fc.record({
    data: fc.constant(null),
    error: fc.record({
      type: fc.oneof(fc.constantFrom<string>(...EXCEPTION_TYPES), anyText),
      message: fc.oneof(anyText, fc.constantFrom('Resend time is 42', 'two_factor_auth is enable')),
      error_data: anyJson,
      code: anyJson,
    }),
  }),
);

function errorOf(act: () => unknown): PlatformError | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

const READERS = Object.entries({
  flag: values.looseFlag,
  text: values.nullableText,
  timestamp: values.timestamp,
  money: values.nullableMoney,
  number: values.nullableNumber,
  count: values.count,
  description: values.description,
});

property(
  'a query says what was given',
  fc.tuple(wireValues, anyLocale, fc.boolean()),
  ([given, locale, isFramed]) => {
    const query = new URLSearchParams(encodeQuery({ verb: 'GET' }, given, { locale, isFramed }));
    assert.equal(query.get('v'), '2.34');
    assert.equal(query.get('locale'), locale);
    for (const [name, value] of Object.entries(given)) {
      assert.equal(query.has(name), value !== null && value !== undefined);
      if (typeof value === 'string')
        assert.equal(query.get(name), value.replace(/[\ud800-\udfff]/gu, '\ufffd'));
    }
  },
  2,
);

property(
  'a body has every field and no slip',
  wireValues,
  (given) => {
    const body = encodeBody({ verb: 'POST', hasNoBody: false, listFields: [] }, given);
    assert.deepEqual([...new Set(body?.keys())], Object.keys(given));
    for (const [name, value] of body ?? []) {
      if (given[name] === undefined || given[name] === null) assert.equal(value, 'null');
    }
  },
  0.5,
);

property(
  'an envelope gives data or one of the known failures',
  fc.tuple(envelope, status),
  ([body, httpStatus]) => {
    const error = errorOf(() => readEnvelope('games.get', httpStatus, body));
    if (error === null) {
      assert.ok(httpStatus < 400);
      return;
    }
    assert.ok(isExceptionType(error.type));
    assert.ok(error.resendSeconds === null || error.resendSeconds >= 0);
    assert.ok(ERROR_POLICY[error.type].kind !== undefined && errorKind(error) !== undefined);
    assert.equal(error.digest.startsWith('platform:'), true);
    if (httpStatus === 403) assert.notEqual(fatalPage(error), null);
    if (httpStatus >= 400 && httpStatus < 500) assert.equal(isOutcomeUnknown(error), false);
  },
  4,
);

property(
  'every response is read or refused',
  fc.tuple(fc.constantFrom(...METHODS), anyJson),
  ([method, data]) => {
    const { success, data: output } = method.output.safeParse(data);
    if (success) assert.doesNotThrow(() => JSON.stringify(output));
  },
  3,
);

property(
  'a list leaves out what cannot be read',
  fc.tuple(fc.constantFrom(...METHODS), fc.array(anyJson, { maxLength: 3 })),
  ([method, items]) => {
    const { success, data: output } = method.output.safeParse({
      items,
      total: items.length,
      offset: 0,
      methods: items,
      paged: { items },
    });
    if (success && typeof output === 'object' && output !== null && 'items' in output) {
      assert.ok(Array.isArray(output.items) && output.items.length <= items.length);
    }
  },
);

property(
  'lenient values never refuse',
  fc.tuple(fc.constantFrom(...READERS), anyValue),
  ([[name, reader], value]) => {
    const { success, data } = reader.safeParse(value);
    assert.ok(success, name);
    if (name === 'timestamp' && typeof data === 'string') assert.equal(new Date(data).toISOString(), data);
    if (typeof data === 'number') assert.ok(!Number.isNaN(data));
  },
  3,
);

property('an id is compared as text', anyValue, (value) => {
  const { success, data } = values.id.safeParse(value);
  if (success) assert.equal(data, String(value));
});

property('a sysname is safe in an address', anyText, (text) => {
  if (values.sysname.safeParse(text).success) assert.equal(encodeURIComponent(text), text);
});

property(
  'a picture is a file of the platform or of the web',
  fc.oneof(anyAddress, anyValue),
  (value) => {
    const address = platformPicture(value);
    if (address === null) return;
    assert.match(new URL(address, SITE).protocol, /^https?:$/);
    if (address.startsWith('/')) assert.match(new URL(address, SITE).pathname, /^\/platform\/media\//);
  },
  2,
);

property('items are named once', fc.array(fc.record({ id: fc.stringMatching(/^[1-5]$/) })), (items) => {
  const ids = uniqueBy(items, 'id').map(({ id }) => id);
  assert.deepEqual(ids, [...new Set(items.map(({ id }) => id))]);
});

property('any text is JSON or nothing', fc.oneof(anyText, fc.json({ maxDepth: 2 })), (text) => {
  const value = parseJson(text);
  // As text: JSON writes -0 and 0 the same way.
  if (value !== undefined)
    assert.equal(JSON.stringify(parseJson(JSON.stringify(value))), JSON.stringify(value));
});
