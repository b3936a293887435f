let clicked: string | null = null;

/**
 * Records a click that shows another part of the page without scrolling, such as a payment method. `address` is that
 * page, without its query. Stored here because the part itself may hydrate only later.
 */
export function noteStayClick(address: string): void {
  clicked = address.split('?', 1)[0] ?? null;
}

/** Whether such a click led to the current page; true once. The page being left may still hydrate. */
export function takeStayClick(): boolean {
  if (clicked !== window.location.pathname) return false;
  clicked = null;
  return true;
}
