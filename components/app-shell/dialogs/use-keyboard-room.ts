import { useEffect, type RefObject } from 'react';

/** Browser bars that come and go are lower than this, keyboards are higher (px). */
const KEYBOARD = 100;

/**
 * Sets `--keyboard` of a dialog to how much of the window the on-screen keyboard covers: it shrinks the visual viewport
 * only, which `dvh` does not follow. 0 while the page is zoomed.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    function fit(): void {
      if (!view) return;
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      element.current?.style.setProperty('--keyboard', `${covered > KEYBOARD ? Math.round(covered) : 0}px`);
    }
    const events = new AbortController();
    fit();
    for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, { signal: events.signal });
    return () => events.abort();
  }, [element]);
}
