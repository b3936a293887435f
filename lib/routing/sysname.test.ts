import { expect, it } from 'vitest';
import { SYSNAME } from './sysname';

it('a sysname is lower case, without a slash, and not longer than 100 letters', () => {
  expect(['bank_card-2', 'Card', '', 'a/b', 'x'.repeat(101)].map((name) => SYSNAME.test(name))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
