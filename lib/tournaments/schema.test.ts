import { describe, expect, it } from 'vitest';
import { leaderboard, tournaments } from './schema';

describe('what the platform says of tournaments (R-TOUR-01, R-TOUR-04)', () => {
  it('keeps those without times, prize or description; an unknown state counts as running', () => {
    const { items } = tournaments.parse({
      items: [
        { id: 81, status: 'paused', started_at: null, finished_at: 'junk', prize: 'much', description: 7 },
        {},
      ],
      total: 2,
    });
    expect(items).toEqual([
      {
        id: '81',
        status: 'active',
        started_at: null,
        finished_at: null,
        prize: null,
        is_participant: false,
        description: null,
      },
    ]);
  });
});

describe('what the platform says of a leaderboard (R-JACK-04)', () => {
  it('keeps places without a name, points or prize, and leaves out rows without a place', () => {
    const { items } = leaderboard.parse({
      items: [{ position: 1, fakename: null, points: 'many', prize: null }, { fakename: 'Nobody' }, null],
      total: 3,
    });
    expect(items).toEqual([{ position: 1, fakename: null, points: null, prize: null }]);
  });
});
