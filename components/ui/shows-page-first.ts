/**
 * No-op handler for the `load` event of an eager picture: React delays a page transition by up to half a second until
 * such pictures have loaded, unless they have a handler. Their space is reserved, so the page can show first.
 */
export const showsPageFirst = (): undefined => undefined;
