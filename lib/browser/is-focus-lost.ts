/** Whether nothing on the page has the focus, as after the element that had it was taken out. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
