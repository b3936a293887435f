let clicked: string | null = null;

/**
 * Records a click that shows another part of the page without scrolling, such as a payment method. Stored here because
 * that part may hydrate only later. `address` is the page without its query.
 */
export function noteStayClick(address: string): void {
  clicked = address.split('?', 1)[0] ?? null;
}

/** Whether such a click led to the current page; true once. */
export function takeStayClick(): boolean {
  if (clicked !== window.location.pathname) return false;
  clicked = null;
  return true;
}
