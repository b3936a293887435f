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

/** Each costs as much memory as a page. */
const MAX_MISSING = 64;

/**
 * Which not-found pages are in the cache's memory, the one generated first in front: addresses that anybody makes up compete
 * with one another for room and never with real pages.
 */
class MissingPages {
  /** @type {Set<string>} */
  #keys = new Set();

  /**
   * Takes note of what a page is now.
   * @param {string} key
   * @param {boolean} isPageMissing
   * @returns {string | undefined} key of the page that has to leave for it
   */
  note(key, isPageMissing) {
    this.#keys.delete(key);
    if (!isPageMissing) return undefined;
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size <= MAX_MISSING || oldest === undefined) return undefined;
    this.#keys.delete(oldest);
    return oldest;
  }
}

module.exports = { isMissing, MissingPages };
