/**
 * Handler for the `load` event of a picture that is fetched at once; it does nothing. React holds a change of the page back,
 * up to half a second, until such pictures are loaded, unless they have a handler for it. Their room is reserved, so the
 * page shows first.
 */
export const showsPageFirst = (): undefined => undefined;
