'use client';

import { useSyncExternalStore } from 'react';
import { wantsCalm, watchCalm } from '@/lib/browser/calm';

/** Whether things may move and be read again by themselves; false until the browser has said so. */
export function useIsLively(): boolean {
  return useSyncExternalStore(
    watchCalm,
    () => !wantsCalm(),
    () => false,
  );
}
