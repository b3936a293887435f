/**
 * Relies on: the cookie of draft mode (since 9.3, as preview mode) and the id in `prerender-manifest.json` that is its value,
 * the same for everyone who has the build. Breaks without it: previews could be opened without a signed link, or not at all.
 */
export const DRAFT_COOKIE = '__prerender_bypass';
/** In the build's folder; the id is its `preview.previewModeId`. */
export const DRAFT_MANIFEST = 'prerender-manifest.json';
