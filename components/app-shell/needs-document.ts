/** Pages for which the server calls the platform as the player. */
const PLAYER_PAGES = /^(?:\/[a-z]{2})?\/(?:bets|cashier|profile|responsible-game)(?![^/?#])/;

/**
 * Whether a page must load as a document. Within a frame, only a document's request tells the server so, and its calls
 * must have the non-strict flag (R-API-03).
 */
export function needsDocument(address: string): boolean {
  return window.self !== window.top && PLAYER_PAGES.test(address);
}
