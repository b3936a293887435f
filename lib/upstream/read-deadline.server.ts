import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/env/server';
import { shared } from '@/server/shared-state.mjs';

/** Minimum wait for a read, even past its page's deadline: time for a response that is about to arrive. */
const SHORTEST_WAIT_MS = 250;

/** Start of the current render; outside of one, each call returns the current time. */
const renderingBegan = cache(() => ({ at: Date.now() }));

/**
 * Deadline of the current page render for its back ends, in milliseconds of `Date.now`. Reads that depend on each
 * other share one `READ_TIMEOUT_MS`: a slow back end delays a page by that time once.
 */
export function readDeadline(): number {
  const began = renderingBegan();
  return began.at + (shared.areBackEndsSilent ? SHORTEST_WAIT_MS : env.READ_TIMEOUT_MS);
}

/** Timeout of one request in milliseconds; longer than the page waits, as a late response serves the next page. */
export const requestLimitMs = (): number => 2 * env.READ_TIMEOUT_MS;

/** The error of `late` for a read past the deadline, which continues for the regenerated page. */
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
