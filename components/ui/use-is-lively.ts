import { useSyncExternalStore } from 'react';
import { wantsCalm, watchCalm } from '@/lib/browser/calm';

/** Whether animations and automatic refreshes may run; false until the browser's preferences are known. */
export function useIsLively(): boolean {
  return useSyncExternalStore(
    watchCalm,
    () => !wantsCalm(),
    () => false,
  );
}
