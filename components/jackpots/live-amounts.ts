'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useIsLively } from '@/components/ui/use-is-lively';
import type { Money } from '@/lib/platform/values';
import { JACKPOT_REFRESH_MS } from '@/lib/jackpots/refresh-rules';

/*
 * One reading of all sums serves every jackpot on the page: it runs while at least one of them is looked at and the tab
 * is visible. The reading code comes with the first refresh, long after the page itself has loaded.
 */
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
    // The last known sums stay; the next round tries again.
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

/** The newest sum of a jackpot, read again every ten seconds while `isWatched` and calm is not wanted; null until one was read. */
export function useLiveAmount(id: string, isWatched: boolean): Money | null {
  const isRead = useIsLively() && isWatched;
  useEffect(() => (isRead ? watch() : undefined), [isRead]);
  return useSyncExternalStore(
    subscribe,
    () => amounts.get(id) ?? null,
    () => null,
  );
}
