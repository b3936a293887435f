// @ts-check
const { default: MemoryCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { addInlineScripts } = require('./content-policy.cjs');
const { missingStatus } = require('./missing-status.cjs');
const { robotsHeader } = require('./robots-header.cjs');

/**
 * The framework's own page cache with three additions. A page that shows "not found" is kept and answered with status 404:
 * throwing `notFound()` gives the status too, but an empty document that only scripts can fill. A page whose tag keeps it
 * out of search engines says so in a header as well. And each page carries the hashes of its inline scripts.
 */
module.exports = class PageCache extends MemoryCache {
  /**
   * @param {string} key
   * @param {import('./missing-status.cjs').PageEntry & import('./robots-header.cjs').PageEntry | null} data
   * @param {object} context
   */
  async set(key, data, context) {
    const status = missingStatus(data);
    if (data && status !== null) data.status = status;
    const robots = robotsHeader(data);
    if (data && robots !== null) data.headers = { ...data.headers, 'x-robots-tag': robots };
    addInlineScripts(data);
    return super.set(key, data, context);
  }
};
