// @ts-check
/** A map that evicts its least recently used entries above a number of bytes or entries. @template Value */
export class ByteLimitedMap {
  /** @type {Map<string, { value: Value, bytes: number }>} */
  #entries = new Map();
  #bytes = 0;

  /** @param {number} maxBytes @param {number} [maxEntries] */
  constructor(maxBytes, maxEntries = Infinity) {
    this.maxBytes = maxBytes;
    this.maxEntries = maxEntries;
  }

  /** @param {string} key */
  get(key) {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param {string} key @param {Value} value @param {number} bytes */
  set(key, value, bytes) {
    this.delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.maxEntries && this.#bytes <= this.maxBytes) break;
      this.delete(oldest);
    }
  }

  /** @param {string} key */
  delete(key) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
