/** The warning shows at this part of the time to the forced sign-out (R-SESS-05, R-CONST-06). */
export const WARNING_RATIO = 0.8;

/**
 * A timer does not run while a laptop sleeps, and waking up raises no event when the tab was in view. So the clock is
 * looked at this often even when nothing is due.
 */
const LONGEST_WAIT_MS = 5_000;
const SECOND_MS = 1_000;

export interface Idleness {
  /** Wall-clock time of the last activity in any tab. */
  lastActivityAt: number;
  /** `time_to_force_logout` in seconds; 0 or null never signs out. */
  limitSeconds: number | null;
  now: number;
}

export type InactivityPhase =
  | { kind: 'active'; checkInMs: number }
  /** `secondsLeft` is what really remains, also after a nap. */
  | { kind: 'warning'; secondsLeft: number; checkInMs: number }
  | { kind: 'over' };

/**
 * What a player's idleness calls for (R-SESS-04, R-SESS-05). It goes by the wall clock, because only that goes on while
 * a tab is throttled or a laptop sleeps. A clock that was set back counts as activity right now; one that was set
 * forward cannot be distinguished from sleep and ends the session, which is the safe side.
 */
export function inactivityPhase({ lastActivityAt, limitSeconds, now }: Idleness): InactivityPhase {
  if (limitSeconds === null || limitSeconds <= 0) return { kind: 'active', checkInMs: LONGEST_WAIT_MS };
  const limitMs = limitSeconds * SECOND_MS;
  const idleMs = Math.max(0, now - lastActivityAt);
  const leftMs = limitMs - idleMs;
  if (leftMs <= 0) return { kind: 'over' };
  const toWarningMs = limitMs * WARNING_RATIO - idleMs;
  if (toWarningMs > 0) return { kind: 'active', checkInMs: Math.min(toWarningMs, LONGEST_WAIT_MS) };
  const secondsLeft = Math.ceil(leftMs / SECOND_MS);
  return { kind: 'warning', secondsLeft, checkInMs: leftMs - (secondsLeft - 1) * SECOND_MS };
}

/** The later of two times of activity; one in the future comes from a clock that was set back and counts as now. */
export function latestActivity(own: number, other: number | null, now: number): number {
  return Math.min(Math.max(own, other ?? own), now);
}
