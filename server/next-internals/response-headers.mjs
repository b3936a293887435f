/**
 * Relies on: response headers that only Next.js's own code reads, and those for its own caches (`s-maxage`, since 9.5).
 * Breaks without it: documents have useless headers, and a cache in between stores a page for a year.
 */
export const INTERNAL_RESPONSE_HEADERS = [
  'x-middleware-rewrite',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];
export const CACHE_LIFE = /^s-maxage=/;

/** Set on the middleware's own response object: the request continues to a page, under its own URL or another. */
export const GOES_ON = 'x-middleware-next';
export const REWRITTEN = 'x-middleware-rewrite';
