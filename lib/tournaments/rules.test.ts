import { describe, expect, it } from 'vitest';
import {
  countdownTarget,
  greatestFirst,
  groupTournaments,
  mergeRows,
  nextToEnd,
  ownRow,
  remaining,
  rowKeys,
} from './rules';

const entry = (
  id: string,
  status: 'active' | 'upcoming' | 'finished',
  startedAt: string,
  finishedAt: string,
) => ({
  id,
  status,
  startedAt,
  finishedAt,
});

describe('groupTournaments', () => {
  it('tells them apart by status and puts the nearest first', () => {
    const groups = groupTournaments([
      entry('late', 'active', '2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'),
      entry('soon', 'active', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
      entry('next', 'upcoming', '2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'),
      entry('old', 'finished', '2025-01-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z'),
      entry('recent', 'finished', '2025-01-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z'),
    ]);
    expect(groups.active.map(({ id }) => id)).toEqual(['soon', 'late']);
    expect(groups.upcoming.map(({ id }) => id)).toEqual(['next']);
    expect(groups.finished.map(({ id }) => id)).toEqual(['recent', 'old']);
  });

  it('puts one without a time last in every section', () => {
    const timeless = { id: 'x', status: 'finished', startedAt: null, finishedAt: null } as const;
    const dated = entry('y', 'finished', '2025-01-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z');
    expect(groupTournaments([timeless, dated]).finished.map(({ id }) => id)).toEqual(['y', 'x']);
  });
});

describe('nextToEnd', () => {
  const start = '2026-01-01T00:00:00.000Z';
  const now = Date.parse('2026-02-15T00:00:00.000Z');
  const overdue = entry('overdue', 'active', start, '2026-02-01T00:00:00.000Z');
  const running = entry('running', 'active', start, '2026-03-01T00:00:00.000Z');
  const endless = { ...running, id: 'endless', finishedAt: null };

  it('passes over one whose end has passed as long as there is another', () => {
    expect(nextToEnd([overdue, running, endless], now)).toBe(running);
    expect(nextToEnd([overdue, endless], now)).toBe(endless);
    expect(nextToEnd([overdue], now)).toBe(overdue);
    expect(nextToEnd([], now)).toBeNull();
  });
});

describe('greatestFirst', () => {
  const of = (id: string, amount: number | null, currency = 'EUR') => ({
    id,
    prize: amount === null ? null : { amount, currency },
  });
  const order = (...all: ReturnType<typeof of>[]) => greatestFirst(all).map(({ id }) => id);

  it('puts the greatest prize in front and leaves the others where they are', () => {
    expect(order(of('a', null), of('b', 3), of('c', 9), of('d', 5))).toEqual(['c', 'a', 'b', 'd']);
  });

  it('changes nothing where prizes cannot be compared or are not known', () => {
    expect(order(of('a', 3), of('b', 9, 'USD'))).toEqual(['a', 'b']);
    expect(order(of('a', null), of('b', null))).toEqual(['a', 'b']);
    expect(order()).toEqual([]);
  });
});

describe('countdownTarget', () => {
  const startedAt = '2026-01-01T00:00:00.000Z';
  const finishedAt = '2026-02-01T00:00:00.000Z';
  const target = (status: 'active' | 'upcoming' | 'finished', now: string) =>
    countdownTarget({ status, startedAt, finishedAt }, Date.parse(now));

  it('runs to the end, to the start, or not at all', () => {
    expect(target('active', '2026-01-15T00:00:00Z')).toBe(finishedAt);
    expect(target('upcoming', '2025-12-15T00:00:00Z')).toBe(startedAt);
    expect(target('finished', '2025-12-15T00:00:00Z')).toBeNull();
  });

  it('R-TOUR-01: runs to nothing that has passed, whatever the status says', () => {
    expect(target('active', finishedAt)).toBeNull();
    expect(target('upcoming', '2026-01-02T00:00:00Z')).toBeNull();
    const timeless = { startedAt: null, finishedAt: null };
    expect(countdownTarget({ status: 'active', ...timeless }, 0)).toBeNull();
  });
});

describe('remaining', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it('splits what is left', () => {
    expect(remaining('2026-01-03T04:05:06Z', now)).toEqual({ days: 2, hours: 4, minutes: 5, seconds: 6 });
  });

  it('is all zeros once it is over and null when it cannot be read', () => {
    expect(remaining('2025-12-31T00:00:00Z', now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(remaining('soon', now)).toBeNull();
    expect(remaining(null, now)).toBeNull();
  });
});

describe('leaderboard rows (R-JACK-04)', () => {
  const row = (position: number, fakename: string | null) => ({ position, fakename, points: 1, prize: null });

  it('keeps each place once, in order, when pages overlap', () => {
    const rows = mergeRows([
      [row(1, 'A'), row(2, 'B')],
      [row(2, 'B'), row(3, null)],
    ]);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('keeps players of one response who share place and name', () => {
    const tied = [row(1, 'A'), row(2, null), row(2, null), row(2, 'L***'), row(2, 'L***')];
    expect(mergeRows([tied])).toEqual(tied);
    expect(mergeRows([tied, tied.slice(1)])).toEqual(tied);
    expect(new Set(rowKeys(tied))).toHaveProperty('size', 5);
  });

  it('finds the own row by the fake name, without case, and never by an empty one', () => {
    const rows = [row(1, 'Lucky7'), row(2, null), row(3, '')];
    expect(ownRow(rows, 'lucky7')?.position).toBe(1);
    expect(ownRow(rows, '')).toBeNull();
    expect(ownRow(rows, null)).toBeNull();
    expect(ownRow(rows, 'other')).toBeNull();
  });
});
