/**
 * Relies on: Next.js reads a nonce from the `Content-Security-Policy` of the request and writes it on each script of its own
 * (since 13.4), the first element of a document included, and into its data. Breaks without it: no inline script of a cached
 * page is admitted, and no page hydrates.
 */
export const FIRST_NONCE = /<(?:script|link)[^>]*\snonce="([\w+/=]+)"/;

/** The policy of a request that makes Next.js use this source. @param {string} source as `'nonce-…'` */
export const policyOf = (source) => `script-src ${source}`;
