'use client';

import { useEffect, useRef, useState } from 'react';
import { COUNT_UP_MS, countUp } from '@/lib/format/count-up';
import { wantsCalm } from '@/lib/browser/calm';
import type { Money } from '@/lib/platform/values';

/**
 * Counts from the sum shown so far to a new one; at once where the visitor wants less motion. The animation comes with
 * the first change, long after the page itself has loaded.
 */
export function useCountUp(target: Money): Money {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  const { amount, currency } = target;
  useEffect(() => {
    const from = latest.current;
    const to = { amount, currency };
    if (from.amount === amount && from.currency === currency) return;
    const show = (progress: number) => {
      latest.current = { amount: countUp(from, to, progress), currency };
      setShown(latest.current);
    };
    return runProgress(show);
  }, [amount, currency]);
  return shown;
}

/** Runs from 0 to 1 in the time of a count; returns what stops it. */
function runProgress(show: (progress: number) => void): () => void {
  let stop = (): void => undefined;
  let isWanted = true;
  const durationMs = wantsCalm() ? 0 : COUNT_UP_MS;
  void import('framer-motion/dom').then(
    ({ animate }) => {
      if (!isWanted) return;
      const animation = animate(0, 1, { duration: durationMs / 1_000, ease: 'linear', onUpdate: show });
      stop = () => animation.stop();
    },
    // Nothing is reloaded for an animation: the sum is there without it.
    () => {
      if (isWanted) show(1);
    },
  );
  return () => {
    isWanted = false;
    stop();
  };
}
