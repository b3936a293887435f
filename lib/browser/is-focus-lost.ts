/** Whether nothing has focus, as after the focused element was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A `ref` for an element that replaces a focused one: focus would otherwise return to the page's start. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && isFocusLost()) element.focus();
}
