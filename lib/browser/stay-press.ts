let pressed: string | null = null;

/**
 * Something was pressed that shows another part of the page without moving it, such as a payment method: `address` is
 * the page that then stands there, its query aside. Kept here because the part itself may hydrate only later.
 */
export function noteStayPress(address: string): void {
  pressed = address.split('?', 1)[0] ?? null;
}

/** Whether such a press led to the page that is shown; once. The page before may hydrate while it is being left. */
export function takeStayPress(): boolean {
  if (pressed !== window.location.pathname) return false;
  pressed = null;
  return true;
}
