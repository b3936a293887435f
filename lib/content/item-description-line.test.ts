import { expect, it } from 'vitest';
import { lineOf } from './item-description-line';

it.each([
  ['collapses blanks', ' Grand \n\t jackpot ', 'Grand jackpot'],
  ['leaves a sum and its sign together', 'up to  200\u00a0€ \u202f!', 'up to 200\u00a0€ \u202f!'],
  ['cuts what is too long', 'n'.repeat(5_000), 'n'.repeat(300)],
  ['cuts between characters', `a${'😀'.repeat(400)}`, `a${'😀'.repeat(299)}`],
  ['finds the words behind many blanks', `${' '.repeat(5_000)}late`, 'late'],
  [
    'reads entities and leaves tags out',
    'Rock &amp; <b>Roll</b>&#39;s 100&nbsp;%',
    'Rock & Roll\u0027s 100\u00a0%',
  ],
  ['has none for blanks', ' \n ', null],
  ['has none for what is no text', 5, null],
])('R-CMS-04: a line of a description %s', (_how, given, line) => {
  expect(lineOf(given)).toBe(line);
});
