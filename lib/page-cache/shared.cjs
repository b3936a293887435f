// @ts-check
const { connectShared } = require('./connect.cjs');
const { expireTags } = require('./expire-tags.cjs');

/** @typedef {ReturnType<typeof connectShared>} Shared */

/** One connection a process, whoever loads this file. @type {typeof globalThis & { __sharedPages?: Shared | null }} */
const scope = globalThis;

/**
 * What this instance shares with the others; null without `REDIS_URL`, in development and while the product is built.
 * @param {{ dev?: boolean, serverDistDir?: string }} context of Next.js's cache
 * @returns {Shared | null}
 */
function sharedOf({ dev, serverDistDir }) {
  if (scope.__sharedPages !== undefined) return scope.__sharedPages;
  const url = process.env.REDIS_URL;
  const isServing = dev !== true && process.env.NEXT_PHASE !== 'phase-production-build';
  const isShared = url && isServing && serverDistDir;
  scope.__sharedPages = isShared ? connectShared(url, `${serverDistDir}/..`, expireTags) : null;
  return scope.__sharedPages;
}

module.exports = { sharedOf };
