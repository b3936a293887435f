/** Whether nothing on the page has the focus, as after the element that had it was taken out. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * The `ref` of what takes the place of a part that had the focus: it goes on there, where it would be back at the page's
 * start.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && isFocusLost()) element.focus();
}
