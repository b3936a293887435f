import { describe, expect, it } from 'vitest';
import { withinPeriod } from './period';

const NOW = Date.parse('2026-03-20T12:00:00Z');
const timeOf = ({ at }: { at: string | null }) => at;
const [recent, unknown, old] = [{ at: '2026-03-19T12:00:00Z' }, { at: null }, { at: '2026-01-01T12:00:00Z' }];

describe('the records of a period', () => {
  it('end with the first older one', () => {
    expect(withinPeriod([recent, old], timeOf, 'week', NOW)).toEqual({ inside: [recent], isOver: true });
    expect(withinPeriod([recent], timeOf, 'week', NOW)).toEqual({ inside: [recent], isOver: false });
  });

  it('do not end with one whose time is unknown, which belongs to none', () => {
    expect(withinPeriod([recent, unknown], timeOf, 'week', NOW)).toEqual({ inside: [recent], isOver: false });
  });

  it('are all of them without a limit', () => {
    expect(withinPeriod([unknown, old], timeOf, 'all', NOW)).toEqual({
      inside: [unknown, old],
      isOver: false,
    });
  });
});
