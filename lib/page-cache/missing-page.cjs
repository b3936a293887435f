// @ts-check
/** Written by `components/content/missing-page`; texts of others cannot bring it along, they are sanitised or escaped. */
const MARK = 'data-page-missing=""';

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Whether a generated page says of itself that there is no such page; false for every other entry.
 * @param {PageValue | null} entry
 */
function isMissing(entry) {
  return entry?.kind === 'APP_PAGE' && typeof entry.html === 'string' && entry.html.includes(MARK);
}

module.exports = { isMissing };
