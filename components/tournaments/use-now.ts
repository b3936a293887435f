'use client';

import { useSyncExternalStore } from 'react';
import { serverClockOffset } from '@/lib/browser/server-clock';

const TICK_MS = 1_000;

let offset = 0;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  void serverClockOffset().then((found) => {
    offset = found;
    listener();
  });
  return () => clearInterval(timer);
}

const currentSecond = () => Math.floor((Date.now() + offset) / TICK_MS) * TICK_MS;
const unknown = () => null;

/**
 * The site's time in milliseconds, whole seconds, ticking; the browser's own until that is known, null while the server
 * renders and cannot know when its page is read.
 */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentSecond, unknown);
}
