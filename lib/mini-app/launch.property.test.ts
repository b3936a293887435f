import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readLaunch, registrationOf } from './launch';
import { property } from '@/tests/support/property';
import { anyQuery, anyText } from '@/tests/support/generated';

property(
  'launch data of the messenger',
  fc.oneof(
    anyQuery.map((query) => `#${query}`),
    anyText,
  ),
  (hash) => {
    const launch = readLaunch(hash);
    if (launch === null) return;
    const fields = registrationOf(launch);
    if (fields !== null)
      assert.ok(fields.id !== '' && fields.hash !== '' && fields.payload === launch.initData);
  },
);
