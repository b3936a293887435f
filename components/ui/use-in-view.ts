'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the viewport or within `margin` of it; false until first observed. */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      // Entering and leaving may be reported together, in this order.
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}
