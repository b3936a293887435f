const SECOND_MS = 1_000;

export interface Idleness {
  /** Wall-clock time of the last activity in any tab. */
  lastActivityAt: number;
  /** `time_to_force_logout` in seconds; 0 or null never signs out. */
  limitSeconds: number | null;
  now: number;
}

/**
 * Milliseconds until the forced sign-out (R-SESS-04), `Infinity` for none. Only the wall clock advances while a tab is
 * throttled or a laptop sleeps. A clock set back counts as activity right now; one set forward cannot be told from
 * sleep and ends the session, which is the safe side.
 */
export function msToSignOut({ lastActivityAt, limitSeconds, now }: Idleness): number {
  if (limitSeconds === null || limitSeconds <= 0) return Number.POSITIVE_INFINITY;
  return limitSeconds * SECOND_MS - Math.max(0, now - lastActivityAt);
}
