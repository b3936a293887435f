// @ts-check
/**
 * Relies on: the extension `.rsc` of a page's data and the parameter `_rsc` of requests for it (since 13). Breaks
 * without it: a missing file with that extension fails with 500; a redirect passes the parameter on.
 */
const PAGE_DATA = /\.rsc$/i;

/** @param {string} path */
export const isPageData = (path) => PAGE_DATA.test(path);

export const DATA_QUERY = '_rsc';
