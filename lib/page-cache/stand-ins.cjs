// @ts-check
const { tagsOf } = require('./page-entry.cjs');

/** Set by `lib/upstream/degraded.server.ts` while a page is made. */
const DEFAULTS_TAG = 'made-of-defaults';

/**
 * Whether a page holds defaults because a back end failed and no good answer was known: then it never takes the place of
 * a good one (decision 0002).
 * @param {import('./page-entry.cjs').PageValue | null} value
 */
function isMadeOfDefaults(value) {
  return value !== null && tagsOf(value).includes(DEFAULTS_TAG);
}

/**
 * The entry to show: a good one before one of defaults, else the one made last.
 * @param {import('./page-entry.cjs').PageEntry | null} one
 * @param {import('./page-entry.cjs').PageEntry | null} other
 */
function better(one, other) {
  if (one === null || other === null) return one ?? other;
  const isOneWorse = isMadeOfDefaults(one.value);
  if (isOneWorse !== isMadeOfDefaults(other.value)) return isOneWorse ? other : one;
  return other.lastModified > one.lastModified ? other : one;
}

module.exports = { better, isMadeOfDefaults };
