import { useLayoutEffect, type RefObject } from 'react';

/** Sets `--above`, the part of the first viewport above an element (header, hint), for its height. */
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
    // Changing the observed size in the callback causes a ResizeObserver loop error.
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
