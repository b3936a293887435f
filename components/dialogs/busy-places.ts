/** Pages where a popup or a hint would interrupt a game, a bet or a payment. */
const BUSY_PLACES = ['/game/', '/betting/', '/cashier/'];

/** Whether a page must not show unsolicited popups and hints. `path` has no locale. */
export function isBusyPlace(path: string): boolean {
  return BUSY_PLACES.some((place) => `${path}/`.startsWith(place));
}
