import { expect, it } from 'vitest';
import { cashback, storedKeys, storedValue } from './schema';

it('R-CBACK-02: what a cashback says of itself is taken as plain words, whatever markup it holds', () => {
  const description = { title: '<b>Gift</b>', text: '<p>5 &lt; 10</p><script>x()</script>', wager: '35' };
  expect(cashback.parse({ id: 3, status: 'active', description }).description).toEqual({
    title: 'Gift',
    text: '5 < 10',
    wager: '35',
  });
});

it.each([
  ['41', '41'],
  [41, '41'],
  [null, null],
  [{}, null],
])('R-CBACK-06: a stored value %j is read as %j', (value, expected) => {
  expect(storedValue.parse({ key: 'seen', value }).value).toBe(expected);
});

it('R-CBACK-08: a stored key that cannot be read hides no other', () => {
  expect(storedKeys.parse({ keys: ['seen', 7, null] }).keys).toEqual(['seen']);
  expect(storedKeys.parse({}).keys).toEqual([]);
});
