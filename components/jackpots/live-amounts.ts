'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useIsLively } from '@/components/ui/use-is-lively';
import type { Money } from '@/lib/platform/values';
import { JACKPOT_REFRESH_MS } from '@/lib/jackpots/refresh-rules';

/* One poll of all sums serves every jackpot on the page. It runs while at least one is in view and the tab is visible.
   Its code loads with the first refresh, long after the page itself. */
let amounts: ReadonlyMap<string, Money> = new Map();
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let isReading = false;
const listeners = new Set<() => void>();

async function refresh(): Promise<void> {
  if (document.hidden || isReading) return;
  isReading = true;
  try {
    const { readJackpotAmounts } = await import('@/lib/jackpots/read-live');
    amounts = await readJackpotAmounts();
    listeners.forEach((listener) => listener());
  } catch {
    // Keep the last known sums; the next interval retries.
  } finally {
    isReading = false;
  }
}

function watch(): () => void {
  watchers += 1;
  timer ??= setInterval(() => void refresh(), JACKPOT_REFRESH_MS);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Latest sum of a jackpot, polled every ten seconds while `isWatched` and `useIsLively`; null until first read. */
export function useLiveAmount(id: string, isWatched: boolean): Money | null {
  const isRead = useIsLively() && isWatched;
  useEffect(() => (isRead ? watch() : undefined), [isRead]);
  return useSyncExternalStore(
    subscribe,
    () => amounts.get(id) ?? null,
    () => null,
  );
}
