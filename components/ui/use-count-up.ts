import { useEffect, useRef, useState } from 'react';
import { COUNT_UP_MS, countUp } from '@/lib/format/count-up';
import { isMotionReduced } from '@/lib/browser/reduced-motion';
import type { Money } from '@/lib/platform/values';

/** Immediate if motion is reduced. The animation code loads with the first change, long after the page. */
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

/** Animates progress from 0 to 1. @returns Stops. */
function runProgress(show: (progress: number) => void): () => void {
  let stop = (): void => undefined;
  let isWanted = true;
  const durationMs = isMotionReduced() ? 0 : COUNT_UP_MS;
  void import('framer-motion/dom').then(
    ({ animate }) => {
      if (!isWanted) return;
      const animation = animate(0, 1, { duration: durationMs / 1_000, ease: 'linear', onUpdate: show });
      stop = () => animation.stop();
    },
    // An animation is not worth a reload: the sum is shown without it.
    () => {
      if (isWanted) show(1);
    },
  );
  return () => {
    isWanted = false;
    stop();
  };
}
