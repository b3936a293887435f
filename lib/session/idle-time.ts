const SECOND_MS = 1_000;

export interface Idleness {
  /** Wall-clock time of the last activity in any tab. */
  lastActivityAt: number;
  /** `time_to_force_logout` in seconds; 0 or null never signs out. */
  limitSeconds: number | null;
  now: number;
}

/**
 * Milliseconds to the forced sign-out (R-SESS-04), `Infinity` where there is none. It goes by the wall clock, because only
 * that goes on while a tab is throttled or a laptop sleeps. A clock that was set back counts as activity right now; one
 * that was set forward cannot be distinguished from sleep and ends the session, which is the safe side.
 */
export function msToSignOut({ lastActivityAt, limitSeconds, now }: Idleness): number {
  if (limitSeconds === null || limitSeconds <= 0) return Number.POSITIVE_INFINITY;
  return limitSeconds * SECOND_MS - Math.max(0, now - lastActivityAt);
}
