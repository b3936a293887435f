// @ts-check
/**
 * Relies on: the class of Next.js's own page cache and its static `memoryCache` (since 13.5), which `cacheHandler` may
 * extend. Breaks without it: pages are not cached in memory and each is rendered for every visitor.
 */
import { createRequire } from 'node:module';

/** @import { PageEntry, PageValue } from '../types' */

const { default: fileCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
);

/**
 * @type {{
 *   new (context: object): {
 *     get(key: string, context: object): Promise<PageEntry | null>,
 *     set(key: string, data: PageValue | null, context: object): Promise<void>,
 *     revalidateTag(tags: string | string[], durations?: object): Promise<void>,
 *   },
 *   memoryCache?: { get(key: string): PageEntry | undefined, set(key: string, entry: PageEntry): unknown, remove(key: string): void },
 * }}
 */
export const FileCache = fileCache;
