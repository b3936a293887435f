'use client';

import { useEffect, useRef, useState } from 'react';
import { COUNT_UP_MS, countUp } from '@/lib/jackpots/rules';
import type { Money } from '@/lib/platform/values';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Counts from the sum shown so far to a new one; at once where the visitor wants less motion. */
export function useCountUp(target: Money): Money {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  const { amount, currency } = target;
  useEffect(() => {
    const from = latest.current;
    const to = { amount, currency };
    if (from.amount === amount && from.currency === currency) return;
    const durationMs = window.matchMedia(REDUCED_MOTION).matches ? 0 : COUNT_UP_MS;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number): void {
      const progress = durationMs === 0 ? 1 : (now - startedAt) / durationMs;
      latest.current = { amount: countUp(from, to, progress), currency };
      setShown(latest.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [amount, currency]);
  return shown;
}
