/**
 * Relies on: the names of Next.js's internal request headers (router, middleware, its own tests; since 13). Breaks
 * without it: a response to one of them could be repeated to a visitor who requested the whole page.
 */
export const INTERNAL_REQUEST_HEADER = /^(?:rsc|next-|x-middleware|x-next|x-invoke|x-matched|x-prerender)/;
