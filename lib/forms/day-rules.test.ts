import { describe, expect, it } from 'vitest';
import { birthLimits, displayDay, readDay } from './day-rules';

it.each([
  ['2026-11-23', '2008-11-23'],
  ['2028-02-29', '2010-02-28'],
  ['2030-01-01', '2012-01-01'],
])('a player of %s was born on %s at the latest, and not before 1900', (today, latest) => {
  expect(birthLimits(Date.parse(`${today}T12:00:00Z`))).toEqual({ minDate: '1900-01-01', maxDate: latest });
});

describe('a day as people write it', () => {
  it.each([
    ['21.05.1990', '1990-05-21'],
    ['1-2-2003', '2003-02-01'],
    ["1990'5'1", '1990-05-01'],
    ['1990,05,21', '1990-05-21'],
    ['01.01.1000', '1000-01-01'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    '31.02.2003',
    '29.02.2001',
    '01.01.0999',
    '0190-01-01',
    '21.05.90',
    '1990-05-21 ',
    'x',
    '1.2.3.2003',
    '13/12/2003',
  ])('%s is none', (text) => expect(readDay(text)).toBeNull());

  it.each([
    ['2008-11-23', '23.11.2008'],
    ['', ''],
    ['2008-11', '2008-11'],
    ['on 2008-11-23', 'on 2008-11-23'],
    ['2008-11-23T10:00', '2008-11-23T10:00'],
    ['8-11-23', '8-11-23'],
    ['2008-1-2', '2008-1-2'],
  ])('%j is shown as %j', (day, shown) => {
    expect(displayDay(day)).toBe(shown);
  });
});
