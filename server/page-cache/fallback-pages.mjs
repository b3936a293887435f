// @ts-check
import { DEFAULTS_TAG } from '../agreed-names.mjs';
import { tagsOf } from '../next-internals/cache-tags.mjs';

/** @import { PageEntry, PageValue } from '../types' */

/**
 * An older fallback page is no longer served: its next visitor waits for a new one. Visitors revalidate it every ten
 * seconds, also during an outage; without any it would outlive the outage.
 */
const OLDEST_MS = 20_000;

/**
 * Whether a page contains defaults because a back end failed and had not responded before: it never replaces
 * a good one (decision 0002).
 * @param {PageValue | null} value
 */
export const isFallback = (value) => tagsOf(value).includes(DEFAULTS_TAG);

/**
 * The one to show: a good page before a fallback, else the later.
 * @param {PageEntry | null} one @param {PageEntry | null} other
 */
export function better(one, other) {
  if (one === null || other === null) return one ?? other;
  const isOneWorse = isFallback(one.value);
  if (isOneWorse !== isFallback(other.value)) return isOneWorse ? other : one;
  return other.lastModified > one.lastModified ? other : one;
}

/** @param {PageEntry | null} entry @param {number} now */
export const unlessOutlived = (entry, now) =>
  entry !== null && isFallback(entry.value) && now - entry.lastModified > OLDEST_MS ? null : entry;
