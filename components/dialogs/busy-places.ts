/** Pages where a popup would interrupt a bet or a payment. */
const BUSY_PLACES = ['/game/', '/cashier/'];

/** Whether a page must not show unsolicited popups. `path` has no locale. */
export function isBusyPlace(path: string): boolean {
  return BUSY_PLACES.some((place) => path.startsWith(place));
}
