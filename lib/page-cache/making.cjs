// @ts-check
const MAX_REMEMBERED = 2_000;
/** No page takes longer to generate; an older start belongs to a generation that failed. */
const LONGEST_MAKING_MS = 30_000;

/**
 * Remembers when the generation of each page began. A page is as old as that moment: one begun before a purge and finished
 * after it may hold purged data.
 */
class Making {
  /** @type {Map<string, number>} */
  #begun = new Map();

  /**
   * @param {string} key
   * @param {number} now
   */
  begin(key, now) {
    const known = this.#begun.get(key);
    if (known !== undefined && now - known < LONGEST_MAKING_MS) return;
    const oldest = this.#begun.keys().next();
    if (this.#begun.size >= MAX_REMEMBERED && !oldest.done) this.#begun.delete(oldest.value);
    this.#begun.delete(key);
    this.#begun.set(key, now);
  }

  /**
   * When the page that is ready now was begun.
   * @param {string} key
   * @param {number} now
   */
  end(key, now) {
    const begun = this.#begun.get(key);
    this.#begun.delete(key);
    return begun !== undefined && now - begun < LONGEST_MAKING_MS ? begun : now;
  }
}

module.exports = { Making };
