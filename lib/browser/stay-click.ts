let clicked: string | null = null;

/**
 * Notes a click that shows another part of the page without moving it, such as a payment method. `address` is
 * that page, without its query. Stored here because the part itself may hydrate only later.
 */
export function noteStayClick(address: string): void {
  clicked = address.split('?', 1)[0] ?? null;
}

/** Whether such a click led to the current page; true once. The previous page may hydrate while it is being left. */
export function takeStayClick(): boolean {
  if (clicked !== window.location.pathname) return false;
  clicked = null;
  return true;
}
