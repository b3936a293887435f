import { useSyncExternalStore } from 'react';
import { isMotionReduced, watchReducedMotion } from '@/lib/browser/reduced-motion';

/** Whether animations and automatic refreshes may run; false until the browser's preferences are known. */
export function useMayAnimate(): boolean {
  return useSyncExternalStore(
    watchReducedMotion,
    () => !isMotionReduced(),
    () => false,
  );
}
