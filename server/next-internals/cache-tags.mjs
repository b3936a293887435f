// @ts-check
/**
 * Relies on: the manifest of expired tags (since 14), and the header that lists a cached page's tags. Breaks without
 * it: a purge that reached another instance does not reach this one, and its pages show old content for up to a minute.
 */
import { createRequire } from 'node:module';

/** @import { PageValue, TagTimes } from '../types' */

const { areTagsExpired, tagsManifest } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external',
);

export const TAGS_HEADER = 'x-next-cache-tags';

/** The tags by which Next.js invalidates a page. @param {PageValue | null} value */
export function tagsOf(value) {
  const tags = value?.headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',').filter(Boolean) : [];
}

/** Whether a page rendered at that time, in milliseconds since 1970, is older than a purge of one of its tags. */
export const isPurged = (/** @type {PageValue | null} */ value, /** @type {number} */ renderedAt) =>
  Boolean(areTagsExpired(tagsOf(value), renderedAt));

/** @param {TagTimes} times */
export function expireTags(times) {
  for (const [tag, at] of Object.entries(times)) {
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: at });
  }
}
