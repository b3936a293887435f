'use client';

import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

const currentSecond = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;
const unknown = () => null;

/** The browser's time in milliseconds, whole seconds, ticking; null while the server renders and cannot know it. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentSecond, unknown);
}
