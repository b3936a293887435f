import { expect, it } from 'vitest';
import { toHomeWinner } from './home-winner';

const winner = (sysname: string) => ({
  id: '1',
  name: null,
  game: { sysname, name: 'Game' },
  amount: { amount: 5, currency: 'EUR' },
  at: null,
});

it.each([
  ['book', '/book.svg'],
  ['sea', null],
  ['constructor', null],
])('the picture of the game %s is %j', (sysname, image) => {
  expect(toHomeWinner(winner(sysname), { book: '/book.svg' }).image).toBe(image);
});
