export function tileOf(element: EventTarget): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-tile]') : null;
}
