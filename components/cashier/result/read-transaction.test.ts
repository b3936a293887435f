import { expect, it } from 'vitest';
import { readTransaction } from './read-transaction';

it.each([
  [['9002'], '9002'],
  [['dep%3A9002'], 'dep:9002'],
  [['a%20b'], undefined],
  [['%E0%A4'], undefined],
  [undefined, undefined],
])('R-ROUTE-12: the transaction of %j is %s', async (transaction, id) => {
  const params = Promise.resolve(transaction ? { transaction } : {});
  expect(await readTransaction({ params })).toBe(id);
});
