import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/env/server';
import { shared } from '@/server/shared-state.mjs';

/** Minimum wait for a read, even past its page's deadline: time for a response that is about to arrive. */
const SHORTEST_WAIT_MS = 250;

/** Start of the current rendering; outside of one, each call returns the present time. */
const renderingBegan = cache(() => ({ at: Date.now() }));

/**
 * Until when the page being made waits for its back ends, in milliseconds of `Date.now`. Reads that need each other's
 * responses share one `READ_TIMEOUT_MS`: a slow back end costs a page that time once, however many reads follow one
 * another.
 */
export function readDeadline(): number {
  const began = renderingBegan();
  return began.at + (shared.areBackEndsSilent ? SHORTEST_WAIT_MS : env.READ_TIMEOUT_MS);
}

/**
 * The response of a read, or the error of `late` where it has not come by the deadline. The read goes on to its own
 * end, so that what it brings is there when the page is made again.
 */
export async function settleBy<T>(deadline: number, reading: Promise<T>, late: () => unknown): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const wait = Math.max(deadline - Date.now(), SHORTEST_WAIT_MS);
    timer = setTimeout(() => reject(late()), wait);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
