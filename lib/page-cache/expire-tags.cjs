// @ts-check
const {
  areTagsExpired,
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

/** @typedef {() => void} PurgeListener It never throws. */

/**
 * What the process keeps besides pages and must forget when another instance was told of a change
 * (`lib/site-settings/purge-elsewhere.server.ts`), and answers sent a moment ago (`lib/server-guard/sent-pages.cjs`). On
 * `globalThis`, because neither is loaded together with this file.
 * @type {typeof globalThis & { __purgeListeners?: Set<PurgeListener>, __sentPages?: { clear(): void } | null }}
 */
const scope = globalThis;

/** Responses kept for a second may hold purged data. */
function forgetSentPages() {
  scope.__sentPages?.clear();
}

/**
 * Applies purges of other instances as Next.js does its own: first the data that pages are generated from expires,
 * then the pages.
 * @param {import('./shared-purges.cjs').TagTimes} times
 * @param {boolean} isNews whether anything this process read may be older
 */
function expireTags(times, isNews) {
  if (isNews) for (const listener of scope.__purgeListeners ?? []) listener();
  const now = Date.now();
  for (const [tag, at] of Object.entries(times)) {
    // Entries generated between the purge and its notification may still hold purged data.
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: isNews ? Math.max(at, now) : at });
  }
  forgetSentPages();
}

module.exports = { areTagsExpired, expireTags, forgetSentPages };
