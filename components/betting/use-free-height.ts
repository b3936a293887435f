import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `--above` on an element: the part of the first viewport above it, i.e. the header and a hint if one is shown.
 * The style sheet derives the height from it.
 */
export function useFreeHeight(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const above = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--above', `${Math.round(above)}px`);
    };
    measure();
    let frame = 0;
    // Wait a frame: changing the observed size in the callback causes a ResizeObserver loop error.
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    watch.observe(document.body);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area]);
}
