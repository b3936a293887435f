/** Whether nothing on the page has focus, as after the focused element was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * A `ref` for an element that replaces a focused one: it takes the focus, which would otherwise return to the page's
 * start.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && isFocusLost()) element.focus();
}
