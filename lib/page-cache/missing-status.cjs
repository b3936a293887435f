// @ts-check
/** Written by `components/content/missing-page`; texts of others cannot bring it along, they are sanitised or escaped. */
const MARK = 'data-page-missing=""';

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Status of a generated page that says of itself that there is no such page; null for every other entry.
 * @param {PageValue | null} entry
 * @returns {404 | null}
 */
function missingStatus(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return null;
  return entry.html.includes(MARK) ? 404 : null;
}

module.exports = { missingStatus };
