import { describe, expect, it } from 'vitest';
import { biggestWins, largestFirst, toWinnerPage, toWinnerView } from './rules';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('largestFirst (R-JACK-01)', () => {
  const pool = (id: string, amount: number | null, currency = 'EUR') => ({
    id,
    amount: amount === null ? null : { amount, currency },
  });
  const order = (...pools: ReturnType<typeof pool>[]) => largestFirst(pools).map(({ id }) => id);

  it('orders them by sum, with unknown sums last', () => {
    expect(order(pool('a', 5), pool('b', null), pool('c', 9), pool('d', 7))).toEqual(['c', 'd', 'a', 'b']);
  });

  it('leaves the platform’s order where sums cannot be compared or are not known', () => {
    expect(order(pool('a', 5), pool('b', 9, 'USD'))).toEqual(['a', 'b']);
    expect(order(pool('a', null), pool('b', null))).toEqual(['a', 'b']);
    expect(order()).toEqual([]);
  });
});

describe('toWinnerView (R-JACK-02)', () => {
  const wire = {
    id: '1',
    jackpot_id: null,
    fakename: '  ',
    game: { sysname: '../admin', name: 'Book' },
    amount: eur(5),
    created_at: '2026-01-01T00:00:00.000Z',
  };

  it('hides an empty name and a game without a page', () => {
    const view = toWinnerView(wire);
    expect(view.name).toBeNull();
    expect(view.game).toBeNull();
    expect(view.at).toBe('2026-01-01T00:00:00.000Z');
  });

  it('names a nameless game by its sysname', () => {
    const view = toWinnerView({ ...wire, game: { sysname: 'book', name: '' } });
    expect(view.game).toEqual({ sysname: 'book', name: 'book' });
  });
});

describe('biggestWins', () => {
  const wins = (...sums: [amount: number, currency?: string][]) =>
    sums.map(([amount, currency = 'EUR'], index) =>
      toWinnerView({
        id: String(index),
        jackpot_id: null,
        fakename: null,
        game: null,
        amount: { amount, currency },
        created_at: null,
      }),
    );

  it('takes the three highest of a list that is long enough', () => {
    const of = (...sums: number[]) =>
      biggestWins(wins(...sums.map((sum): [number] => [sum]))).map(({ amount }) => amount.amount);
    expect(of(1, 9, 3, 7, 2, 8)).toEqual([9, 8, 7]);
    expect(of(1, 9, 3, 7, 2)).toEqual([]);
  });

  it('takes none where sums cannot be compared', () => {
    expect(biggestWins(wins([1], [2], [3], [4], [5], [6, 'USD']))).toEqual([]);
  });
});

describe('toWinnerPage (R-JACK-03)', () => {
  const win = (id: string) => ({
    id,
    jackpot_id: null,
    fakename: id,
    game: null,
    amount: eur(1),
    created_at: null,
  });
  const read = (ids: string[], total: number, query = { offset: 0, count: 2 }) => {
    const { winners, next } = toWinnerPage({ items: ids.map(win), total }, query);
    return { ids: winners.map(({ id }) => id), next };
  };

  it('names where older winners begin, and null behind the last', () => {
    expect(read(['9', '8'], 3)).toEqual({ ids: ['9', '8'], next: 2 });
    expect(read(['7'], 3, { offset: 2, count: 2 })).toEqual({ ids: ['7'], next: null });
  });

  it('goes on behind what came where the platform returns fewer than requested, and takes no more than requested', () => {
    expect(read(['9'], 3)).toEqual({ ids: ['9'], next: 1 });
    expect(read(['9', '8', '7'], 3)).toEqual({ ids: ['9', '8'], next: 2 });
  });

  it('ends at an empty response whatever its total says, and lists a winner named twice once', () => {
    expect(read([], 300)).toEqual({ ids: [], next: null });
    expect(read(['9', '9'], 2)).toEqual({ ids: ['9'], next: null });
  });
});
