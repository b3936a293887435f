/** Pages where a popup or a hint would interrupt a game, a bet, a payment or the identity check. */
const BUSY_PLACES = ['/game/', '/betting/', '/cashier/', '/profile/verification/'];

/** Whether a page must not show unsolicited popups and hints. `path` has no locale. */
export function isBusyPlace(path: string): boolean {
  return BUSY_PLACES.some((place) => `${path}/`.startsWith(place));
}
