// @ts-check
const MAX_REMEMBERED = 2_000;
/** No page takes longer to render; an older start belongs to a failed render. */
const LONGEST_MS = 30_000;

/** When each render began, its page's age: what it read before a purge may be in a page finished after it. */
export class RenderStartTimes {
  /** @type {Map<string, number>} */
  #begun = new Map();

  /** @param {string} key @param {number} now */
  begin(key, now) {
    const known = this.#begun.get(key);
    if (known !== undefined && now - known < LONGEST_MS) return;
    const oldest = this.#begun.keys().next();
    if (this.#begun.size >= MAX_REMEMBERED && !oldest.done) this.#begun.delete(oldest.value);
    this.#begun.delete(key);
    this.#begun.set(key, now);
  }

  /** Start of the render that has just finished. @param {string} key @param {number} now */
  end(key, now) {
    const begun = this.#begun.get(key);
    this.#begun.delete(key);
    return begun !== undefined && now - begun < LONGEST_MS ? begun : now;
  }
}
