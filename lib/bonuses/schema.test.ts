import { expect, it } from 'vitest';
import { bonus } from './schema';

it('R-BON-02: what a bonus says of itself is taken as plain words, whatever markup it holds', () => {
  const description = { title: '<b>Gift</b>', text: '<p>5 &lt; 10</p><script>x()</script>', wager: '35' };
  expect(bonus.parse({ id: 3, status: 'active', description }).description).toEqual({
    title: 'Gift',
    text: '5 < 10',
    wager: '35',
  });
});
