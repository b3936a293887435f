import assert from 'node:assert/strict';
import fc from 'fast-check';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { readInfo } from './read-info';
import { property } from '@/tests/support/property';
import { anyJson, anyText } from '@/tests/support/generated';

const status = fc.constantFrom(0, 200, 204, 301, 400, 401, 403, 404, 405, 413, 429, 500, 502, 503, 504);

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

property(
  'an account of junk is never a player',
  fc.tuple(envelope, status),
  ([body, httpStatus]) => {
    const probe = readInfo({ status: httpStatus, body });
    if (probe.kind === 'player') assert.ok(Number.isInteger(probe.user.uid) && probe.user.uid > 0);
  },
  2,
);
