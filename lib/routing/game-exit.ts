/** Paths without locale, here and below. */
export const GAME_PAGE = /^\/game\//;

/** Pages passed through on the way to or from a game: leaving a game never leads there. Spec silent. */
export const PASSED_PAGE = /^\/(?:cashier|confirmation|profile\/verification|unsubscribe)(?:\/|$)/;
