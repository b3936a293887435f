import { useCallback, useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Whole seconds left of a wait; 0 when it is over. Based on the clock, so that a suspended tab is correct on waking; no
 * timer runs once the wait is over.
 * @param initialSeconds Wait that starts on mount; `start` begins another one.
 */
export function useCountdown(initialSeconds = 0): [secondsLeft: number, start: (seconds: number) => void] {
  const [now, setNow] = useState(() => Date.now());
  const [until, setUntil] = useState(() => now + initialSeconds * SECOND_MS);
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
    // A restarted wait ticks at its own whole seconds.
  }, [isOver, until]);
  const start = useCallback((seconds: number) => {
    const at = Date.now();
    setNow(at);
    setUntil(at + seconds * SECOND_MS);
  }, []);
  return [left, start];
}
