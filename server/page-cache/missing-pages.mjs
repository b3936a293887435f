// @ts-check
/** Written by `components/content/missing-page`; other texts cannot contain it, they are sanitised or escaped. */
const MARK = 'data-page-missing=""';
/** Each takes as much memory as a page. */
const MAX_MISSING = 64;

/** Whether a rendered page declares itself missing. @param {import('../types').PageValue | null} entry */
export function isMissing(entry) {
  return entry?.kind === 'APP_PAGE' && typeof entry.html === 'string' && entry.html.includes(MARK);
}

/** Not-found pages in memory, oldest render first: made-up paths compete for space only with one another. */
export class MissingPages {
  /** @type {Set<string>} */
  #keys = new Set();

  /** Records a page; returns the key to evict for it. @param {string} key @param {boolean} isPageMissing */
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
