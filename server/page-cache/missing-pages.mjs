// @ts-check
/** Written by `components/content/missing-page`; texts of others cannot bring it along, they are sanitised or escaped. */
const MARK = 'data-page-missing=""';
/** Each costs as much memory as a page. */
const MAX_MISSING = 64;

/** Whether a rendered page says of itself that there is no such page. @param {import('../types').PageValue | null} entry */
export function isMissing(entry) {
  return entry?.kind === 'APP_PAGE' && typeof entry.html === 'string' && entry.html.includes(MARK);
}

/**
 * Which not-found pages are in the cache's memory, the one rendered first in front: addresses that anybody makes up compete
 * with one another for room and never with real pages.
 */
export class MissingPages {
  /** @type {Set<string>} */
  #keys = new Set();

  /**
   * Takes note of a page; gives the key of the one that has to leave for it.
   * @param {string} key @param {boolean} isPageMissing
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
