import { msToSignOut, type Idleness } from './idle-time';

/** Fraction of the time to the forced sign-out at which the warning shows (R-SESS-05, R-CONST-06). */
const WARNING_RATIO = 0.8;

/** The clock is checked this often: a timer stops while a laptop sleeps, and waking up may raise no event. */
const LONGEST_WAIT_MS = 5_000;
const SECOND_MS = 1_000;

export type InactivityPhase =
  | { kind: 'active'; checkInMs: number }
  /** `secondsLeft` is the actual remaining time, also after sleep. */
  | { kind: 'warning'; secondsLeft: number; checkInMs: number }
  | { kind: 'over' };

/** What to do about a player's idle time (R-SESS-04, R-SESS-05). */
export function inactivityPhase(idleness: Idleness): InactivityPhase {
  const leftMs = msToSignOut(idleness);
  if (leftMs <= 0) return { kind: 'over' };
  const limitMs = (idleness.limitSeconds ?? 0) * SECOND_MS;
  const toWarningMs = leftMs - limitMs + limitMs * WARNING_RATIO;
  if (toWarningMs > 0) return { kind: 'active', checkInMs: Math.min(toWarningMs, LONGEST_WAIT_MS) };
  const secondsLeft = Math.ceil(leftMs / SECOND_MS);
  return { kind: 'warning', secondsLeft, checkInMs: leftMs - (secondsLeft - 1) * SECOND_MS };
}

/** The later of two times of activity; one in the future means that a clock was set back, and counts as now. */
export function latestActivity(own: number, other: number | null, now: number): number {
  return Math.min(Math.max(own, other ?? own), now);
}
