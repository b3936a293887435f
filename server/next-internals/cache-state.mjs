/**
 * Relies on: the header `x-nextjs-cache` (since 12), which Next.js sets on a page from its cache after it has wrapped
 * the response in its own compression and before it ends it. Breaks without it: pages are neither micro-cached nor
 * compressed by brotli; Next.js still sends them by gzip.
 */
export const CACHE_STATE = 'x-nextjs-cache';
/** Its value for a page that is not stale. */
export const FRESH = 'HIT';
