/**
 * A page of a game. A game is left to the page it was opened from, else to the games hall: by a step back in the history straight
 * from there, so that filters and scroll position stand, otherwise by the remembered address. Spec silent.
 */
export const GAME_PAGE = /^\/game\//;

/** Pages that are passed through on the way to or from a game: leaving a game never leads there. Paths without locale. */
export const PASSED_PAGE = /^\/(?:cashier|confirmation|profile\/verification|unsubscribe)(?:\/|$)/;
