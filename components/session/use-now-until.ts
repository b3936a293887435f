import { useEffect, useState } from 'react';

/** The longest delay a browser timer supports. */
const LONGEST_MS = 2 ** 31 - 1;

/** Current time, updated when one of the given spans (ms from the last update) has passed. Spans of 0 are ignored. */
export function useNowUntil(spansFrom: (now: number) => readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(LONGEST_MS, ...spansFrom(now).filter((span) => span > 0));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
