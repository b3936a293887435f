import { useEffect, useSyncExternalStore } from 'react';
import { useMayAnimate } from '@/components/ui/use-may-animate';
import type { Money } from '@/lib/platform/values';
import { JACKPOT_REFRESH_MS } from '@/lib/jackpots/refresh-rules';

/** A page may have been cached this long, so that sums read since then may be newer than its own. */
const MAX_AGE_MS = 60_000;

/* One poll of all sums serves every jackpot on the page. It runs while at least one is in view and the tab is visible.
   Its code loads with the first refresh, long after the page itself. */
let amounts: ReadonlyMap<string, Money> = new Map();
let readAt = 0;
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
    readAt = Date.now();
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
  // A page's first jackpot: older sums of an earlier page must not replace those the page came with.
  if (listeners.size === 0 && Date.now() - readAt > MAX_AGE_MS) amounts = new Map();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Latest sum of a jackpot, polled every ten seconds while `isWatched` and `useMayAnimate`; null until first read. */
export function useLiveAmount(id: string, isWatched: boolean): Money | null {
  const isRead = useMayAnimate() && isWatched;
  useEffect(() => (isRead ? watch() : undefined), [isRead]);
  return useSyncExternalStore(
    subscribe,
    () => amounts.get(id) ?? null,
    () => null,
  );
}
