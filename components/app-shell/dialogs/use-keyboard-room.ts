import { useEffect, type RefObject } from 'react';

/** Browser bars that come and go are lower than this, keyboards are higher (px). */
const KEYBOARD = 100;

/**
 * Sets `--keyboard` of a dialog to how much of the window the on-screen keyboard covers: it shrinks the visual viewport
 * only, which `dvh` does not follow. 0 while the page is zoomed. The focused field stays in sight.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    let room = 0;
    function fit(): void {
      if (!view) return;
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      const before = room;
      room = covered > KEYBOARD ? Math.round(covered) : 0;
      element.current?.style.setProperty('--keyboard', `${room}px`);
      // The browser scrolled to the field before the dialog became lower.
      if (room > before) element.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    }
    const events = new AbortController();
    fit();
    for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, { signal: events.signal });
    return () => events.abort();
  }, [element]);
}
