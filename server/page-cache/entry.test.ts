import { expect, it } from 'vitest';
import { decodeEntry, encodeEntry, isSharedKind, isStale } from './entry.mjs';

const value = { kind: 'APP_PAGE', html: '<p>', headers: { a: 'b' } };
const entry = { lastModified: 1_000, cacheControl: { revalidate: 60 }, value };

it.each([
  ['APP_PAGE', true],
  ['APP_ROUTE', true],
  ['FETCH', false],
  [undefined, false],
])('entries of the kind %s are the same for every instance: %s', (kind, isShared) => {
  expect(isSharedKind(kind)).toBe(isShared);
});

it.each([
  [60, 61_000, false],
  [60, 61_001, true],
  [0, 1_001, true],
  [false, 9_000_000, false],
  [undefined, 9_000_000, false],
] as const)('a page of 1 s with a life of %s is stale at %i: %s', (revalidate, now, expected) => {
  const control = revalidate === undefined ? {} : { cacheControl: { revalidate } };
  expect(isStale({ lastModified: 1_000, value, ...control }, now)).toBe(expected);
});

it('reads what it wrote, with its buffers and maps', () => {
  const whole = {
    ...entry,
    value: { ...value, rscData: Buffer.from('é'), segmentData: new Map([['/a', Buffer.from('b')]]) },
  };
  expect(decodeEntry(encodeEntry(whole) ?? '')).toEqual({ version: 1, ...whole });
});

it('shares 2 MiB and no more', () => {
  const empty = Buffer.byteLength(encodeEntry({ ...entry, value: { ...value, html: '' } }) ?? '');
  const html = 'x'.repeat(2 * 1_048_576 - empty);
  expect(encodeEntry({ ...entry, value: { ...value, html } })).not.toBeNull();
  expect(encodeEntry({ ...entry, value: { ...value, html: `${html}x` } })).toBeNull();
});

it.each([
  ['of an own version', { ...entry, version: 2 }],
  ['without an age', { ...entry, lastModified: null }],
  ['whose life is no number', { ...entry, cacheControl: { revalidate: '60' } }],
  ['without a value', { ...entry, value: null }],
  ['whose value is a list', { ...entry, value: [] }],
  ['whose headers are a text', { ...entry, value: { ...value, headers: 'a: b' } }],
  ['without its HTML', { ...entry, value: { kind: 'APP_PAGE' } }],
  ['of a route without its body', { ...entry, value: { kind: 'APP_ROUTE', html: '<p>' } }],
  ['of another kind', { ...entry, value: { ...value, kind: 'FETCH' } }],
  ['whose data are a text', { ...entry, value: { ...value, rscData: 'x' } }],
  ['whose segments are no map', { ...entry, value: { ...value, segmentData: {} } }],
  ['that is a list', []],
  ['that is nothing', null],
])('an entry %s is not read', (_, odd) => {
  const text = JSON.stringify(odd && !Array.isArray(odd) ? { version: 1, ...odd } : odd);
  expect(decodeEntry(text)).toBeNull();
});

it.each([
  ['that never changes', { ...entry, cacheControl: { revalidate: false } }],
  ['without a life', { lastModified: 1_000, value }],
  ['without headers', { ...entry, value: { kind: 'APP_PAGE', html: '' } }],
  ['of a route', { ...entry, value: { kind: 'APP_ROUTE', body: Buffer.from('x'), headers: {} } }],
] as const)('an entry %s is read', (_, usual) => {
  expect(decodeEntry(encodeEntry(usual) ?? '')).toEqual({ version: 1, ...usual });
});

it('a text that is no JSON is not read', () => {
  expect(decodeEntry('{')).toBeNull();
});
