import { expect, it } from 'vitest';
import { dayOf, isMostlyOneADay, monthOf } from './day';

const now = new Date(2025, 2, 2, 15, 30).getTime();
const at = (day: number) => new Date(2025, 2, day, 12).toISOString();

it('names today and yesterday by the viewer’s clock, and other days by their date', () => {
  expect(dayOf(at(2), now)).toEqual({ name: 'today', date: '02.03.2025' });
  expect(dayOf(at(1), now)).toEqual({ name: 'yesterday', date: '01.03.2025' });
  expect(dayOf(at(-3), now)).toEqual({ name: null, date: '25.02.2025' });
  expect(dayOf(null, now)).toBeNull();
});

it.each([
  ['2026-03-02T00:10:00Z', 'today'],
  ['2026-03-01T23:50:00Z', 'yesterday'],
  ['2026-02-28T23:50:00Z', null],
])('names the day of %s in UTC on 2 March as %s', (at, name) => {
  expect(dayOf(at, Date.parse('2026-03-02'), 'utc')?.name).toBe(name);
});

it.each([
  ['one a day', [1, 2, 3], true],
  ['one on most days', [1, 1, 2, 3], true],
  ['one on half of the days', [1, 1, 2], false],
  ['several a day', [1, 1, 2, 2], false],
  ['none', [], false],
])('tells lists with one record a day from others: %s', (_, days, expected) => {
  expect(isMostlyOneADay(days.map(at))).toBe(expected);
  expect(isMostlyOneADay([...days.map(at), null, null])).toBe(expected);
});

it('names a month in the language', () => {
  expect(monthOf('30.11.2026', 'en')).toBe('November 2026');
  expect(monthOf('01.08.2026', 'fr')).toBe('août 2026');
});
