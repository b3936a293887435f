// @ts-check
/** Names that the server and the bundles of Next.js share. Without imports, because it is part of both. */

/** Header with the query as the visitor sent it; Next.js rewrites the query of a request. */
export const RAW_QUERY = 'x-raw-query';
/** Address whose limits a request counts for; missing for this machine itself. */
export const VISITOR_ADDRESS = 'x-visitor-address';
/** `Cache-Control` of this site's cached pages; the micro-cache stores only pages that have it. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** Tag of a page that contains defaults or gaps. */
export const DEFAULTS_TAG = 'made-of-defaults';
/** Finds the platform's session cookie in a `Cookie` header. */
export const SESSION_COOKIE = /(?:^|;\s*)sid=[^;\s]/;
/** Cookie that proves a preview; browsers accept the prefix only from this very host over https. */
export const PREVIEW_COOKIE = { http: 'preview', https: '__Host-preview' };
