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
const currentDay = () => new Date(Date.now() + offset).setHours(0, 0, 0, 0);
const unknown = () => null;

/** Site time in milliseconds, ticking by whole seconds; the device's until it is known. Null on the server. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentSecond, unknown);
}

/** Start of the viewer's current day, by the same clock: renders again only at midnight. Null as for `useNow`. */
export function useToday(): number | null {
  return useSyncExternalStore(subscribe, currentDay, unknown);
}
