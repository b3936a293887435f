// @ts-check
const { tagsOf } = require('./page-entry.cjs');

/** Set by `lib/content/degraded.server.ts` while a page is made. */
const DEFAULTS_TAG = 'made-of-defaults';

/**
 * Whether a page holds defaults because a back end failed and no good answer was known: then it never takes the place of
 * a good one (decision 0002).
 * @param {import('./page-entry.cjs').PageValue | null} value
 */
function isMadeOfDefaults(value) {
  return value !== null && tagsOf(value).includes(DEFAULTS_TAG);
}

module.exports = { isMadeOfDefaults };
