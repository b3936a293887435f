// @ts-check
const { default: frameworkCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { addInlineScripts } = require('./content-policy.cjs');
const { counters } = require('./counters.cjs');
const { areTagsExpired, forgetSentPages } = require('./expire-tags.cjs');
const { joinedStylesOf } = require('./joined-styles.cjs');
const { Making } = require('./making.cjs');
const { PAGE_STATUS } = require('./page-status.cjs');
const { isMissing, MissingPages } = require('./missing-page.cjs');
const { isSharedKind, isStale, tagsOf } = require('./page-entry.cjs');
const { paintFirst, STARTER } = require('./paint-first.cjs');
const { takeNonce } = require('./render-nonce.cjs');
const { robotsHeader } = require('./robots-header.cjs');
const { sharedOf } = require('./shared.cjs');
const { withoutQuery } = require('./without-query.cjs');
const { better, isMadeOfDefaults } = require('./stand-ins.cjs');

/** @typedef {import('./page-entry.cjs').PageEntry} PageEntry */
/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Next.js's cache, of which its memory is used as well.
 * @type {{
 *   new (context: object): {
 *     get(key: string, context: object): Promise<PageEntry | null>,
 *     set(key: string, data: PageValue | null, context: object): Promise<void>,
 *     revalidateTag(tags: string | string[], durations?: object): Promise<void>,
 *   },
 *   memoryCache?: { get(key: string): PageEntry | undefined, set(key: string, entry: PageEntry): unknown, remove(key: string): void },
 * }}
 */
const MemoryCache = /** @type {any} */ (frameworkCache);

/**
 * What compresses the pages sent (`lib/server-guard/compressed-pages.cjs`).
 * @type {typeof globalThis & { __compressedPages?: { follow(before: unknown, text: unknown): void } | null }}
 */
const scope = globalThis;
/** Shared by all instances of the class: Next.js creates one for every request. */
const making = new Making();
const missingPages = new MissingPages();
/**
 * A page of defaults older than this is not served any more: its next visitor waits for a new one. With visitors it is
 * regenerated in the background every ten seconds, during an outage as well; without any it would be served long after the
 * outage.
 */
const OLDEST_DEFAULTS_MS = 20_000;
/** Values that `get` returned: `set` receives the same object again when regenerating the page failed. */
const handedOut = new WeakSet();

/**
 * Next.js's own page cache with these additions.
 * - A page that shows "not found" is cached and served with status 404. Throwing `notFound()` gives the status too, but an
 *   empty document that only scripts can fill.
 * - A page whose tag keeps it out of search engines says so in a header as well, and each page carries the hashes of its
 *   inline scripts. It is painted before its scripts run.
 * - A page made of defaults never takes the place of a good one, and is shown for seconds only.
 * - With `REDIS_URL` the pages and their purges are shared by all instances (decision 0026).
 */
module.exports = class PageCache extends MemoryCache {
  #shared;
  #joinedStyles;

  /** @param {{ dev?: boolean, serverDistDir?: string }} context */
  constructor(context) {
    super(context);
    this.#shared = sharedOf(context);
    this.#joinedStyles = joinedStylesOf(context.serverDistDir ?? '');
  }

  /**
   * @override
   * @param {string} key
   * @param {{ kind?: string }} context
   */
  async get(key, context) {
    const own = await super.get(key, context);
    if (!isSharedKind(context.kind)) return own;
    const now = Date.now();
    // A page of defaults from memory is served only when the shared cache has no better one.
    if (own !== null && !isStale(own, now) && !isMadeOfDefaults(own.value)) {
      counters.memoryHits += 1;
      return own;
    }
    const entry = unlessOutlived(better(own, await this.#readShared(key)), now);
    if (entry === null || isStale(entry, now)) making.begin(key, now);
    if (entry?.value) handedOut.add(entry.value);
    if (entry === null) counters.misses += 1;
    return entry;
  }

  /**
   * @param {string} key
   * @returns {Promise<PageEntry | null>}
   */
  async #readShared(key) {
    const entry = (await this.#shared?.store.read(key)) ?? null;
    if (entry === null || areTagsExpired(tagsOf(entry.value), entry.lastModified)) return null;
    counters.sharedHits += 1;
    MemoryCache.memoryCache?.set(key, entry);
    return entry;
  }

  /**
   * @param {string} key
   * @override
   * @param {PageValue | null} data
   * @param {object} context
   */
  async set(key, data, context) {
    const written = takeNonce(data);
    withoutQuery(data, key);
    const isPageMissing = isMissing(data);
    if (data && isPageMissing) data.headers = { ...data.headers, [PAGE_STATUS]: '404' };
    const leaving = missingPages.note(key, isPageMissing);
    if (leaving !== undefined) MemoryCache.memoryCache?.remove(leaving);
    const robots = robotsHeader(data);
    if (data && robots !== null) data.headers = { ...data.headers, 'x-robots-tag': robots };
    paintFirst(data, this.#joinedStyles);
    addInlineScripts(data, new Set([...written, STARTER]));
    if (data === null || !isSharedKind(data.kind)) return super.set(key, data, context);
    const begun = making.end(key, Date.now());
    if (handedOut.has(data)) return super.set(key, data, context);
    if (isMadeOfDefaults(data)) return super.set(key, (await this.#goodOne(key)) ?? data, context);
    scope.__compressedPages?.follow(MemoryCache.memoryCache?.get(key)?.value?.html, data.html);
    await super.set(key, data, context);
    const entry = MemoryCache.memoryCache?.get(key);
    if (!entry) return;
    entry.lastModified = begun;
    void this.#shared?.store.write(key, entry);
  }

  /**
   * The page that a page of defaults must not replace, purged or not; null when there is none.
   * @param {string} key
   * @returns {Promise<PageValue | null>}
   */
  async #goodOne(key) {
    const own = MemoryCache.memoryCache?.get(key)?.value ?? null;
    const isOwnGood = own !== null && !isMadeOfDefaults(own);
    const good = isOwnGood ? own : ((await this.#shared?.store.read(key))?.value ?? null);
    if (good === null) return null;
    counters.keptGood += 1;
    handedOut.add(good);
    return good;
  }

  /**
   * @override
   * @param {string | string[]} tags
   * @param {object} [durations]
   */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    forgetSentPages();
    await this.#shared?.purges.tell([tags].flat());
  }
};

/**
 * @param {PageEntry | null} entry
 * @param {number} now
 */
function unlessOutlived(entry, now) {
  const isOutlived =
    entry !== null && isMadeOfDefaults(entry.value) && now - entry.lastModified > OLDEST_DEFAULTS_MS;
  return isOutlived ? null : entry;
}
