import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readLaunch, readTheme, registrationOf } from './launch';
import { property } from '@/tests/support/property';
import { anyQuery, anyText, anyValue } from '@/tests/support/generated';

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
    for (const colour of Object.values(launch.theme)) assert.match(colour, /^#[0-9a-f]{6}$/i);
  },
);

property('theme holds colours only', anyValue, (value) => {
  for (const colour of Object.values(readTheme(value))) assert.match(colour, /^#[0-9a-f]{6}$/i);
});
