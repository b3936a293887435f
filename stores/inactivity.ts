import { create } from 'zustand';

interface InactivityState {
  /** Wall-clock time of the last activity in any tab; null while nobody is signed in. */
  lastActivityAt: number | null;
  /** `time_to_force_logout` in seconds; null: never, or not known yet. */
  limitSeconds: number | null;
  /** Seconds until the forced sign-out while the warning shows, else null. */
  secondsLeft: number | null;
}

interface InactivityActions {
  /** Starts the timer for a signed-in player (R-SESS-07). */
  start(now: number, limitSeconds: number | null): void;
  setLimit(seconds: number | null): void;
  /** Activity resets the timer (R-SESS-06). Ignored while it is not running. */
  note(at: number): void;
  warn(secondsLeft: number | null): void;
  reset(): void;
}

const initial: InactivityState = { lastActivityAt: null, limitSeconds: null, secondsLeft: null };

/** How long the player has been idle; the timers that read it are in `components/session/inactivity`. */
export const useInactivity = create<InactivityState & InactivityActions>()((set, get) => ({
  ...initial,
  start: (now, limitSeconds) => set({ lastActivityAt: now, limitSeconds, secondsLeft: null }),
  setLimit: (limitSeconds) => set({ limitSeconds }),
  note: (at) => {
    if (get().lastActivityAt !== null) set({ lastActivityAt: at });
  },
  warn: (secondsLeft) => {
    if (get().secondsLeft !== secondsLeft) set({ secondsLeft });
  },
  reset: () => set(initial),
}));
