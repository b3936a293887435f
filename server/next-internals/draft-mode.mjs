/**
 * Relies on: the cookie of draft mode (since 9.3, as preview mode), set among the response's cookies, and its value,
 * the id in `prerender-manifest.json`, the same for all users of a build. Breaks without it: previews open without a
 * signed link, or not at all, or not in the content system's frame.
 */
export const DRAFT_COOKIE = '__prerender_bypass';
/** In the build's folder; the id is its `preview.previewModeId`. */
export const DRAFT_MANIFEST = 'prerender-manifest.json';
