// @ts-check
/**
 * A generated page or route as Next.js keeps it. `headers` may hold anything a `set()` before added, the content
 * policy for instance; they are kept as they are.
 * @typedef {{
 *   kind: string,
 *   html?: unknown,
 *   status?: number,
 *   headers?: Record<string, unknown>,
 *   [part: string]: unknown,
 * }} PageValue
 *
 * @typedef {{
 *   value: PageValue | null,
 *   lastModified: number,
 *   cacheControl?: { revalidate: number | false, expire?: number | undefined } | undefined,
 * }} PageEntry `lastModified` in milliseconds since 1970, the lives in seconds.
 */

const TAGS_HEADER = 'x-next-cache-tags';
const SHARED_KINDS = new Set(['APP_PAGE', 'APP_ROUTE']);

/**
 * Whether entries of this kind are the same for every instance: whole pages and answers of route handlers.
 * @param {string | undefined} kind
 */
function isSharedKind(kind) {
  return kind !== undefined && SHARED_KINDS.has(kind);
}

/**
 * The tags by which Next.js forgets a page.
 * @param {PageValue | null} value
 * @returns {string[]}
 */
function tagsOf(value) {
  const tags = value?.headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',').filter(Boolean) : [];
}

/**
 * Whether an entry is past its life, so that it is made again at its next visit.
 * @param {PageEntry} entry
 * @param {number} now
 */
function isStale({ lastModified, cacheControl }, now) {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1_000 < now;
}

module.exports = { isSharedKind, tagsOf, isStale };
