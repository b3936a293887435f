import { describe, expect, it } from 'vitest';
import { jackpots, winners } from './schema';

const amount = { amount: 12.5, currency: 'EUR' };

describe('what the platform says of jackpots (R-JACK-01, R-JACK-05)', () => {
  it('keeps those whose sum is not known too, and leaves out what is none', () => {
    const items = [
      { id: 61, amount, description: { name_1: 'x'.repeat(300) } },
      { id: 62, amount, description: null },
      { id: 63, amount: { amount: null, currency: 'EUR' } },
      { id: null, amount },
      'junk',
    ];
    const found = jackpots.parse({ items }).items;
    expect(found.map(({ id }) => id)).toEqual(['61', '62', '63']);
    expect(found[2]?.amount).toBeNull();
  });

  it('takes an empty list', () => {
    expect(jackpots.parse({ items: [], total: null })).toMatchObject({ items: [], total: 0 });
  });
});

describe('what the platform says of winners (R-JACK-02)', () => {
  it('keeps winners without a name, a time, or a name of the game', () => {
    const items = [
      { id: 1, amount, fakename: null, game: { sysname: 'book', name: null }, created_at: 'junk' },
      { id: 2, amount, game: null },
    ];
    expect(winners.parse({ items, total: 2 }).items).toMatchObject([
      { fakename: null, game: { sysname: 'book', name: '' }, created_at: null },
      { game: null },
    ]);
  });
});
