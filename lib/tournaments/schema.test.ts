import { describe, expect, it } from 'vitest';
import { leaderboard, tournaments } from './schema';

describe('what the platform says of tournaments (R-TOUR-01, R-TOUR-04)', () => {
  it('keeps those without times, prize or description', () => {
    const { items } = tournaments.parse({
      items: [
        { id: 81, status: 'upcoming', started_at: null, finished_at: 'junk', prize: 'much', description: 7 },
        {},
      ],
      total: 2,
    });
    expect(items).toEqual([
      {
        id: '81',
        status: 'upcoming',
        started_at: null,
        finished_at: null,
        prize: null,
        is_participant: false,
        description: null,
      },
    ]);
  });
});

describe('a tournament whose status is a word of the platform’s own', () => {
  const [past, future] = ['2020-01-01T00:00:00Z', '2120-01-01T00:00:00Z'];
  it.each([
    [past, future, 'active'],
    [past, null, 'active'],
    [null, future, 'active'],
    [null, null, 'finished'],
    ['junk', undefined, 'finished'],
    [future, null, 'upcoming'],
    [past, past, 'finished'],
  ])('from %s to %s is %s', (started_at, finished_at, status) => {
    const wire = { id: 1, status: 'archived', started_at, finished_at };
    expect(tournaments.parse({ items: [wire], total: 1 }).items[0]?.status).toBe(status);
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
