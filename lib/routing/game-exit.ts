/**
 * Matches a game's page. Leaving a game leads to the page it was opened from, else to the game hall: by stepping back
 * in the history where possible, to keep filters and scroll position, otherwise by the stored path. Spec silent.
 */
export const GAME_PAGE = /^\/game\//;

/** Pages passed through on the way to or from a game: leaving a game never leads there. Paths without locale. */
export const PASSED_PAGE = /^\/(?:cashier|confirmation|profile\/verification|unsubscribe)(?:\/|$)/;
