// @ts-check
/**
 * What the page cache did since the process started, for the metrics. On `globalThis`, because the metrics are bundled
 * apart from this file.
 * @typedef {'memoryHits' | 'sharedHits' | 'misses' | 'stored' | 'tooLong' | 'failures' | 'timeouts' | 'purges'
 *   | 'keptGood'} Counter
 */

/** @type {typeof globalThis & { __pageCacheCounters?: Record<Counter, number> }} */
const scope = globalThis;

const counters = (scope.__pageCacheCounters ??= {
  memoryHits: 0,
  sharedHits: 0,
  misses: 0,
  stored: 0,
  tooLong: 0,
  failures: 0,
  timeouts: 0,
  purges: 0,
  keptGood: 0,
});

module.exports = { counters };
