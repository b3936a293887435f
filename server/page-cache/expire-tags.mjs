// @ts-check
import { expireTags } from '../next-internals/cache-tags.mjs';
import { shared } from '../shared-state.mjs';

/** Clears the micro-cache: its responses may contain purged data. */
export const clearMicroCache = () => shared.microCache?.clear();

/**
 * Applies other instances' purges in Next.js's order: first the data that pages are rendered from, then the pages.
 * @param {import('../types').TagTimes} times
 * @param {boolean} isNews whether anything this process read may be older
 */
export function applyPurges(times, isNews) {
  if (isNews) for (const listener of shared.purgeListeners ?? []) listener();
  const now = Date.now();
  // Entries rendered between the purge and its notification may still contain purged data.
  const until = Object.entries(times).map(([tag, at]) => [tag, isNews ? Math.max(at, now) : at]);
  expireTags(Object.fromEntries(until));
  clearMicroCache();
}
