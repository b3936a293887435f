/** Where a popup would come between the player and a bet or a payment. */
const BUSY_PLACES = ['/game/', '/cashier/'];

/** Whether a popup nobody asked for has no business on a page. Path without locale. */
export function isBusyPlace(path: string): boolean {
  return BUSY_PLACES.some((place) => path.startsWith(place));
}
