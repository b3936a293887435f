/** The world's own time. Tests and the control address move it; nothing in the sandbox reads the system clock directly. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Shifts the clock by `ms` (may be negative). */
  advance(ms: number): void;
  /** Makes the clock show `at` now and run on from there; null returns to the system's time. */
  set(at: number | null): void;
}

export function createClock(systemNow: () => number = () => Date.now()): Clock {
  let offset = 0;
  return {
    now: () => systemNow() + offset,
    advance(ms) {
      offset += ms;
    },
    set(at) {
      offset = at === null ? 0 : at - systemNow();
    },
  };
}

/** UTC text to the second, as the wire contract writes timestamps. */
export function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
