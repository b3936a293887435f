import { describe, expect, it } from 'vitest';
import { inactivityPhase, latestActivity } from './inactivity-rules';

const START = Date.parse('2026-03-01T12:00:00Z');

function after(seconds: number, limitSeconds: number | null = 1_800) {
  return inactivityPhase({ lastActivityAt: START, limitSeconds, now: START + seconds * 1_000 });
}

describe('inactivityPhase', () => {
  it('R-SESS-05 R-CONST-06 warns from 80 percent of the time on, with what remains in seconds', () => {
    expect(after(1_439).kind).toBe('active');
    expect(after(1_440)).toEqual({ kind: 'warning', secondsLeft: 360, checkInMs: 1_000 });
    expect(after(1_799.5)).toEqual({ kind: 'warning', secondsLeft: 1, checkInMs: 500 });
  });

  it('R-SESS-04 is over at the limit, and after a sleep far beyond it', () => {
    expect(after(1_800)).toEqual({ kind: 'over' });
    expect(after(90_000)).toEqual({ kind: 'over' });
  });

  it.each([0, null, -5])('never signs out with a limit of %s', (limit) => {
    expect(after(1e9, limit).kind).toBe('active');
  });

  it('comes back for the warning, and at least every five seconds in case the laptop slept', () => {
    expect(after(1_437)).toEqual({ kind: 'active', checkInMs: 3_000 });
    expect(after(0)).toEqual({ kind: 'active', checkInMs: 5_000 });
  });

  it('shows the real rest after a nap in the middle of the warning', () => {
    expect(after(1_700)).toMatchObject({ kind: 'warning', secondsLeft: 100 });
  });

  it('counts every second of a very short limit', () => {
    expect(after(4, 5)).toEqual({ kind: 'warning', secondsLeft: 1, checkInMs: 1_000 });
    expect(after(5, 5)).toEqual({ kind: 'over' });
  });

  it('takes a clock that was set back for activity right now', () => {
    expect(after(-7_200)).toEqual({ kind: 'active', checkInMs: 5_000 });
  });
});

describe('latestActivity', () => {
  it('takes the later tab, and nothing from the future', () => {
    expect(latestActivity(100, 200, 300)).toBe(200);
    expect(latestActivity(200, 100, 300)).toBe(200);
    expect(latestActivity(100, null, 300)).toBe(100);
    expect(latestActivity(100, 900, 300)).toBe(300);
    expect(latestActivity(900, null, 300)).toBe(300);
  });
});
