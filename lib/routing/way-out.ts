/** A page of a game. */
export const GAME_PAGE = /^\/game\//;

/** Pages that are passed through on the way to or from a game: leaving a game never leads there. Paths without locale. */
export const PASSED_PAGE = /^\/(?:cashier|confirmation|profile\/verification|unsubscribe)(?:\/|$)/;
