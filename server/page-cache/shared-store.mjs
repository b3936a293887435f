// @ts-check
import { createHmac } from 'node:crypto';
import { count } from './counters.mjs';
import { decodeEntry, encodeEntry } from './entry.mjs';
import { PAGE_STATUS } from './status.mjs';
import { isSameSecret } from '../signature-checks.mjs';

/** @import { PageEntry } from '../types' */

const RESPONSE_LIMIT_MS = 60;
const BREAK_MS = 1_000;
/** A day: pages outlive a back-end outage. "Not found" pages, which anybody can create, expire soon. */
const LIFE_SECONDS = 86_400;
const MISSING_LIFE_SECONDS = 120;

/**
 * The Redis commands in use.
 * @typedef {{ isReady: boolean, get(key: string): Promise<unknown>, set(key: string, value: string, options: { EX:
 * number }): Promise<unknown>, hGetAll(key: string): Promise<Record<string, string>>, hSet(key: string, values:
 * Record<string, string>): Promise<unknown>, expire(key: string, seconds: number): Promise<unknown>, publish(channel:
 * string, text: string): Promise<unknown>, }} RedisCommands
 */

/**
 * Pages shared by all instances. Redis is optional: a command that takes longer than 60 ms counts as failed, and after
 * that, or without a connection, none is sent for a second. No method throws or rejects.
 */
export class SharedStore {
  /** @type {Map<string, Promise<PageEntry | null>>} */
  #reading = new Map();
  #closedUntil = 0;
  /** After a timeout only small commands are sent: commands queued for a frozen Redis stay in memory. */
  #isDoubtful = false;

  /**
   * @param {RedisCommands} redis
   * @param {string} prefix of every key
   * @param {Promise<unknown>} [opening] awaited by the first pages
   * @param {string} [secret] signs entries; without it, anybody who can write to Redis is trusted
   */
  constructor(redis, prefix, opening = Promise.resolve(), secret = '') {
    this.redis = redis;
    this.prefix = prefix;
    this.opening = opening;
    this.secret = secret;
  }

  /** A key's entry; null for none or an unreadable one. Concurrent reads are shared. @param {string} key */
  read(key) {
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = this.#fetch(this.#nameOf(key)).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  /** @param {string} name */
  async #fetch(name) {
    await this.opening;
    const text = await this.run(() => this.redis.get(name));
    if (typeof text !== 'string') return null;
    const plain = this.secret === '' ? text : verified(this.secret, name, text);
    if (plain === null) count('failures');
    return plain === null ? null : decodeEntry(plain);
  }

  /** @param {string} key @param {PageEntry} entry */
  async write(key, entry) {
    if (!this.isOpen() || this.#isDoubtful) return;
    const text = encodeEntry(entry);
    if (text === null) {
      count('tooLong');
      return;
    }
    const EX = entry.value?.headers?.[PAGE_STATUS] === '404' ? MISSING_LIFE_SECONDS : LIFE_SECONDS;
    const name = this.#nameOf(key);
    const value = this.secret === '' ? text : signed(this.secret, name, text);
    const done = await this.run(() => this.redis.set(name, value, { EX }));
    if (done !== undefined) count('stored');
  }

  /** @param {string} key */
  #nameOf(key) {
    return `${this.prefix}page:${key}`;
  }

  /** Whether commands are sent at the moment. */
  isOpen() {
    return this.redis.isReady && Date.now() >= this.#closedUntil;
  }

  /**
   * Runs a command within its time limit; undefined when there is no response.
   * @template Result @param {() => Promise<Result>} command @returns {Promise<Result | undefined>}
   */
  async run(command) {
    if (!this.isOpen()) return undefined;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const limit = new Promise((_resolve, reject) => {
      // A response that arrived while the event loop was blocked is processed first.
      timer = setTimeout(() => setImmediate(() => reject(new LimitReached())), RESPONSE_LIMIT_MS);
    });
    try {
      const result = await /** @type {Promise<Result>} */ (Promise.race([command(), limit]));
      this.#isDoubtful = false;
      return result;
    } catch (error) {
      this.#fail(error instanceof LimitReached);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A full Redis rejects writes immediately and can still be read, so nothing is paused. @param {boolean} isLate */
  #fail(isLate) {
    count(isLate ? 'timeouts' : 'failures');
    if (!isLate && this.redis.isReady) return;
    this.#isDoubtful = isLate;
    this.#closedUntil = Date.now() + BREAK_MS;
  }
}

class LimitReached extends Error {}

/** A hexadecimal HMAC-SHA-256 and the dot after it. */
const SIGNATURE_LENGTH = 65;

/** @param {string} secret @param {string} key @param {string} text */
const headOf = (secret, key, text) =>
  `${createHmac('sha256', secret).update(`${key}\n`).update(text).digest('hex')}.`;

/**
 * A text after a signature that also covers its key: access to Redis alone lets nobody forge or move an entry.
 * @param {string} secret @param {string} key @param {string} text
 */
const signed = (secret, key, text) => headOf(secret, key, text) + text;

/**
 * A signed text without its signature; null where that is missing or wrong.
 * @param {string} secret @param {string} key @param {string} text
 */
function verified(secret, key, text) {
  const plain = text.slice(SIGNATURE_LENGTH);
  return isSameSecret(text.slice(0, SIGNATURE_LENGTH), headOf(secret, key, plain)) ? plain : null;
}
