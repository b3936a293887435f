import { expect, it } from 'vitest';
import { findDifferences } from './differences';

it('two texts that both happen to read as dates are different texts', () => {
  expect(findDifferences({ name: 'Book 1' }, { name: 'Slot 1' })).toEqual([
    { path: '.name', kind: 'changed', raw: 'Book 1', parsed: 'Slot 1' },
  ]);
});

it.each(['2026-03-01T00:00:00+01:00', '2026-02-28 23:00:00', 1_772_319_600, '1772319600'])(
  'the same time as %j is no difference',
  (at) => {
    expect(findDifferences({ at }, { at: '2026-02-28T23:00:00.000Z' })).toEqual([]);
  },
);

it('another time is a difference', () => {
  expect(findDifferences({ at: '2026-03-01' }, { at: '2026-03-02T00:00:00.000Z' })).toHaveLength(1);
});

it('a value is overridden only by what the caller names, and only where that is there', () => {
  const parsed = { name: 'Sun' };
  const overrides = { name: ['description', 'name'] };
  const raw = (name: string | null) => ({ name: 'Book', description: { name } });
  expect(findDifferences(raw('Sun'), parsed, overrides)).toEqual([]);
  expect(findDifferences(raw('Moon'), parsed, overrides)).toHaveLength(1);
  expect(findDifferences(raw('Sun'), parsed)).toHaveLength(1);
  expect(findDifferences({ description: { name: 'Sun' } }, parsed, overrides)).toEqual([]);
});
