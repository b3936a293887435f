// @ts-check
import { rewritePage } from '../html/rewrite-page.mjs';
import { robotsHeader } from '../html/robots-header.mjs';
import { isPurged, tagsOf } from '../next-internals/cache-tags.mjs';
import { FileCache } from '../next-internals/file-cache.mjs';
import { shared } from '../shared-state.mjs';
import { count } from './counters.mjs';
import { isSharedKind, isStale } from './entry.mjs';
import { clearMicroCache } from './expire-tags.mjs';
import { isMissing, MissingPages } from './missing-pages.mjs';
import { RenderStartTimes } from './render-start-times.mjs';
import { sharedPagesOf } from './shared.mjs';
import { PAGE_STATUS } from './status.mjs';
import { DEFAULTS_TAG } from '../agreed-names.mjs';

/** @import { PageEntry, PageValue } from '../types' */

/** Shared by all instances of the class: Next.js creates one for every request. */
const startTimes = new RenderStartTimes();
const missingPages = new MissingPages();
/** @param {string} key */
const inMemory = (key) => FileCache.memoryCache?.get(key);
/** Values that `get` returned: `set` receives the same object again after a failed revalidation. */
const handedOut = new WeakSet();

/**
 * Next.js's own page cache with these additions.
 * - A page that shows "not found" is cached and served with status 404. Throwing `notFound()` also sets the status, but
 *   the document is empty and only scripts can fill it.
 * - A page whose tag keeps it out of search engines also gets a header, and its HTML is rewritten (`server/html`).
 * - A fallback page never replaces a good one, and is shown only for seconds.
 * - With `REDIS_URL` the pages and their purges are shared by all instances (decision 0026).
 */
export default class PageCache extends FileCache {
  #shared;
  #distDir;

  /** @param {{ dev?: boolean, serverDistDir?: string }} context */
  constructor(context) {
    super(context);
    this.#shared = sharedPagesOf(context);
    this.#distDir = context.serverDistDir ?? '';
  }

  /** @override @param {string} key @param {{ kind?: string }} context */
  async get(key, context) {
    const own = await super.get(key, context);
    if (!isSharedKind(context.kind)) return own;
    const now = Date.now();
    // A fallback page from memory is served only when the shared cache has no better one.
    if (own !== null && !isStale(own, now) && !isFallback(own.value)) {
      count('memoryHits');
      return own;
    }
    const entry = unlessOutlived(better(own, await this.#readShared(key)), now);
    if (entry === null || isStale(entry, now)) startTimes.begin(key, now);
    if (entry?.value) handedOut.add(entry.value);
    if (entry === null) count('misses');
    return entry;
  }

  /** @param {string} key @returns {Promise<PageEntry | null>} */
  async #readShared(key) {
    const entry = (await this.#shared?.store.read(key)) ?? null;
    if (entry === null || isPurged(entry.value, entry.lastModified)) return null;
    count('sharedHits');
    FileCache.memoryCache?.set(key, entry);
    return entry;
  }

  /** @override @param {string} key @param {PageValue | null} data @param {object} context */
  async set(key, data, context) {
    // Revalidation failed: the value is unchanged and already prepared.
    if (data === null || handedOut.has(data)) return super.set(key, data, context);
    this.#prepare(key, data);
    if (!isSharedKind(data.kind)) return super.set(key, data, context);
    const begun = startTimes.end(key, Date.now());
    if (isFallback(data)) return super.set(key, (await this.#goodOne(key)) ?? data, context);
    shared.pageCompression?.follow(inMemory(key)?.value?.html, data.html);
    await super.set(key, data, context);
    const entry = inMemory(key);
    if (!entry) return;
    // A page ages from the start of its rendering, whether instances share it or not.
    entry.lastModified = begun;
    this.#share(key, entry);
  }

  /** @param {string} key @param {PageEntry} entry */
  #share(key, entry) {
    void this.#shared?.store.write(key, entry);
  }

  /** Sets a page's headers and rewrites its HTML. @param {string} key @param {PageValue} data */
  #prepare(key, data) {
    const isPageMissing = isMissing(data);
    const leaving = missingPages.note(key, isPageMissing);
    if (leaving !== undefined) FileCache.memoryCache?.remove(leaving);
    const robots = robotsHeader(data);
    if (isPageMissing) data.headers = { ...data.headers, [PAGE_STATUS]: '404' };
    if (robots !== null) data.headers = { ...data.headers, 'x-robots-tag': robots };
    rewritePage(data, key, this.#distDir);
  }

  /** The page a fallback must not replace, purged or not. @param {string} key @returns {Promise<PageValue | null>} */
  async #goodOne(key) {
    const own = inMemory(key)?.value ?? null;
    const isOwnGood = own !== null && !isFallback(own);
    const good = isOwnGood ? own : ((await this.#shared?.store.read(key))?.value ?? null);
    if (good === null) return null;
    count('fallbacksDropped');
    handedOut.add(good);
    return good;
  }

  /** @override @param {string | string[]} tags @param {object} [durations] */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    clearMicroCache();
    await this.#shared?.purges.publish([tags].flat());
  }
}

/**
 * An older fallback page is no longer served: its next visitor waits for a new one. Visitors revalidate it every ten
 * seconds, also during an outage; without any it would outlive the outage.
 */
const FALLBACK_LIMIT_MS = 20_000;

/**
 * Whether a page contains defaults because a back end failed and had not responded before: it never replaces
 * a good one (decision 0002).
 * @param {PageValue | null} value
 */
const isFallback = (value) => tagsOf(value).includes(DEFAULTS_TAG);

/**
 * The one to show: a good page before a fallback, else the later.
 * @param {PageEntry | null} one @param {PageEntry | null} other
 */
function better(one, other) {
  if (one === null || other === null) return one ?? other;
  const isOneWorse = isFallback(one.value);
  if (isOneWorse !== isFallback(other.value)) return isOneWorse ? other : one;
  return other.lastModified > one.lastModified ? other : one;
}

/** @param {PageEntry | null} entry @param {number} now */
const unlessOutlived = (entry, now) =>
  entry !== null && isFallback(entry.value) && now - entry.lastModified > FALLBACK_LIMIT_MS ? null : entry;
