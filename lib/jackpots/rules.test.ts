import { describe, expect, it } from 'vitest';
import { toWinnerView } from './rules';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

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
    const view = toWinnerView(wire, () => '01.01.2026');
    expect(view.name).toBeNull();
    expect(view.game).toBeNull();
    expect(view.atText).toBe('01.01.2026');
  });

  it('names a nameless game by its sysname', () => {
    const view = toWinnerView({ ...wire, game: { sysname: 'book', name: '' } }, () => '');
    expect(view.game).toEqual({ sysname: 'book', name: 'book' });
  });
});
