/**
 * Relies on: Next.js reads a nonce from the request's `Content-Security-Policy` and writes it on each of its scripts
 * (since 13.4), including the first element of a document, and into its data. Breaks without it: no inline script of a
 * cached page is admitted, and no page hydrates.
 */
export const FIRST_NONCE = /<(?:script|link)[^>]*\snonce="([\w+/=]+)"/;

/** The request policy that makes Next.js use this source. @param {string} source as `'nonce-…'` */
export const policyOf = (source) => `script-src ${source}`;
