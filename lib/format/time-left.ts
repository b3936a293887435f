export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * What is left until a time, split for a countdown; all zeros once it is over. Times are in milliseconds since 1970. Without
 * the date library, because countdowns belong to the page's first load.
 */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const total = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
