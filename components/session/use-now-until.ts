import { useEffect, useState } from 'react';

/** The longest time a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time of the last look at the clock; looks again when the given spans (ms from then) are over. 0 is left out. */
export function useNowUntil(spansFrom: (now: number) => readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(LONGEST_MS, ...spansFrom(now).filter((span) => span > 0));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
