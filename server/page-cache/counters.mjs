// @ts-check
import { shared } from '../shared-state.mjs';

/** Since the process started, for the metrics. */
export const counters = (shared.pageCacheCounters ??= {
  memoryHits: 0,
  sharedHits: 0,
  misses: 0,
  stored: 0,
  tooLong: 0,
  failures: 0,
  timeouts: 0,
  purges: 0,
  fallbacksDropped: 0,
});

/** @param {string} name */
export function count(name) {
  counters[name] = (counters[name] ?? 0) + 1;
}
