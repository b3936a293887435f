export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time until a moment (ms since 1970), zeros once passed. No date library: countdowns are in the first load. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const total = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
