/**
 * Relies on: what Next.js tells its own code in headers of a response, and how it speaks to caches of its own (`s-maxage`,
 * since 9.5). Breaks without it: documents carry useless headers, and a cache on the way keeps a page for a year.
 */
export const TOLD_TO_CODE = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time'];
export const CACHE_LIFE = /^s-maxage=/;

/** Set on the middleware's own response object: the request goes on to a page, under its own address or another. */
export const GOES_ON = 'x-middleware-next';
export const REWRITTEN = 'x-middleware-rewrite';
