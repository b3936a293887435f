/**
 * Relies on: the names of the headers with which Next.js speaks to itself (router, middleware, tests of its own; since 13).
 * Breaks without it: a response to one of them could be repeated to a visitor who requested the whole page.
 */
export const INTERNAL_REQUEST_HEADER = /^(?:rsc|next-|x-middleware|x-next|x-invoke|x-matched|x-prerender)/;
