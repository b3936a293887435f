'use client';

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `--above` on an element: how much of the window's first screen lies over it: the header, and a hint while one is
 * shown. Its style takes its height from that.
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
    // In the next frame: a height that follows from what was just observed would be a loop of notifications.
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
