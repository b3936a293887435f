import { expect, it } from 'vitest';
import { birthLimits } from './day-rules';

it.each([
  ['2026-11-23', '2008-11-23'],
  ['2028-02-29', '2010-02-28'],
  ['2030-01-01', '2012-01-01'],
])('a player of %s was born on %s at the latest, and not before 1900', (today, latest) => {
  expect(birthLimits(Date.parse(`${today}T12:00:00Z`))).toEqual({ minDate: '1900-01-01', maxDate: latest });
});
