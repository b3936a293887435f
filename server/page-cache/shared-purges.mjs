// @ts-check
import { randomUUID } from 'node:crypto';
import { count } from './counters.mjs';

/** @import { TagTimes } from '../types' */

/** How soon an instance that missed the message sees a purge. */
const POLL_MS = 1_000;
/** Longer than any page lives. */
const LIFE_SECONDS = 90_000;

/** Purges for all instances through Redis, polled every second, sooner by messages. Failed writes are retried. */
export class SharedPurges {
  #id = randomUUID();
  /** @type {TagTimes} */
  #known = {};
  /** @type {TagTimes} */
  #unsent = {};
  #startedAt = Date.now();

  /**
   * @param {import('./shared-store.mjs').SharedStore} store
   * @param {(tags: TagTimes, isNews: boolean) => void} apply called for other instances' purges; `isNews` is false for
   * those from before this process started
   */
  constructor(store, apply) {
    this.store = store;
    this.apply = apply;
    this.key = `${store.prefix}tags`;
    this.channel = `${store.prefix}purge`;
  }

  /** Reads the times now and then every second. */
  start() {
    setInterval(() => void this.poll(), POLL_MS).unref();
    return this.poll();
  }

  /** Notifies the other instances of tags purged just now. Never rejects. @param {readonly string[]} tags */
  async publish(tags) {
    const times = Object.fromEntries(tags.map((tag) => [tag, Date.now()]));
    Object.assign(this.#known, times);
    Object.assign(this.#unsent, times);
    const { redis } = this.store;
    await this.store.run(() => redis.publish(this.channel, JSON.stringify({ from: this.#id, times })));
    await this.#sendTimes();
  }

  async #sendTimes() {
    const times = Object.entries(this.#unsent);
    if (times.length === 0) return;
    const { redis } = this.store;
    const texts = Object.fromEntries(times.map(([tag, at]) => [tag, String(at)]));
    const done = await this.store.run(() => redis.hSet(this.key, texts));
    if (done === undefined) return;
    for (const [tag, at] of times) if (this.#unsent[tag] === at) delete this.#unsent[tag];
    await this.store.run(() => redis.expire(this.key, LIFE_SECONDS));
  }

  /** Reads the times; never rejects. */
  async poll() {
    await this.#sendTimes();
    const texts = await this.store.run(() => this.store.redis.hGetAll(this.key));
    if (texts !== undefined) this.#learn(Object.entries(texts).map(([tag, at]) => [tag, Number(at)]));
  }

  /** A message of another instance; an invalid one is ignored. @param {string} text */
  receive(text) {
    try {
      const { from, times } = JSON.parse(text);
      if (from !== this.#id) this.#learn(Object.entries(times));
    } catch {
      count('failures');
    }
  }

  /** @param {[string, unknown][]} times */
  #learn(times) {
    /** @type {TagTimes} */
    const later = {};
    for (const [tag, at] of times) {
      if (typeof at === 'number' && Number.isFinite(at) && at > (this.#known[tag] ?? 0)) later[tag] = at;
    }
    const moments = Object.values(later);
    if (moments.length === 0) return;
    Object.assign(this.#known, later);
    count('purges');
    this.apply(
      later,
      moments.some((at) => at >= this.#startedAt),
    );
  }
}
