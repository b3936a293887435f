/** A game, a bet, a payment or the identity check. */
const BUSY_PLACE = /^\/(?:game|betting|cashier|profile\/verification)\//;

/** Whether a page must not show unsolicited popups and hints, which would interrupt. `path` has no locale. */
export function isBusyPlace(path: string): boolean {
  return BUSY_PLACE.test(`${path}/`);
}
