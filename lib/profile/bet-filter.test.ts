import { describe, expect, it } from 'vitest';
import type { GameRound } from '@/lib/games/schema';
import { betFilterQuery, matchingRounds, readBetFilter, WHOLE_HISTORY, type BetFilter } from './bet-filter';

const now = new Date(2026, 10, 25, 15).getTime();
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const round = (id: string, bet: number, win: number | null, day = 25): GameRound => ({
  id,
  game: { sysname: `game-${id}`, name: `Game ${id}` },
  created_at: new Date(2026, 10, day, 12).toISOString(),
  bet: eur(bet),
  win: win === null ? null : eur(win),
});
const rounds = [round('a', 1, 2), round('b', 1, 0), round('c', 1, 1, 20), round('d', 1, null, 3)];
const ids = (filter: Partial<BetFilter>) =>
  matchingRounds(rounds, { ...WHOLE_HISTORY, ...filter }, now).rounds.map(({ id }) => id);

describe('matchingRounds', () => {
  it.each([
    ['everything', {}, 'abcd'],
    ['more than the stake', { result: 'won' }, 'a'],
    ['less than the stake', { result: 'lost' }, 'b'],
    ['today', { period: 'today' }, 'ab'],
    ['seven days', { period: 'week' }, 'abc'],
    ['one game', { game: 'game-d' }, 'd'],
    ['a game and a result', { game: 'game-a', result: 'lost' }, ''],
  ] as const)('lists %s', (_what, filter, expected) => {
    expect(ids(filter).join('')).toBe(expected);
  });

  it('is over once an older round than the period was read', () => {
    expect(matchingRounds(rounds, { ...WHOLE_HISTORY, period: 'week' }, now).isOver).toBe(true);
    expect(matchingRounds(rounds, { ...WHOLE_HISTORY, period: 'month' }, now).isOver).toBe(false);
    expect(matchingRounds(rounds, WHOLE_HISTORY, now).isOver).toBe(false);
  });
});

describe('the address of a filter', () => {
  it('is read back as it was written, beside what else it says', () => {
    const filter = { period: 'week', result: 'won', game: 'book-of-sun' } as const;
    const query = betFilterQuery(filter, '?a=1');
    expect(query).toBe('?a=1&period=week&result=won&game=book-of-sun');
    expect(readBetFilter(new URLSearchParams(query))).toEqual(filter);
    expect(betFilterQuery(WHOLE_HISTORY, query)).toBe('?a=1');
    expect(betFilterQuery(WHOLE_HISTORY, '')).toBe('');
  });

  it('selects everything where it is not understood', () => {
    expect(readBetFilter(new URLSearchParams('period=x&result=y&game=../z'))).toEqual(WHOLE_HISTORY);
  });
});
