import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** Distance from the viewport that counts as in view. */
  margin?: string;
  /** Stays true from the first time. */
  isOnce?: boolean;
}

/** Whether an element is in the viewport or within `margin` of it; false until first observed. */
export function useInView(
  element: RefObject<Element | null>,
  { margin = '0px', isOnce = false }: InViewOptions = {},
): boolean {
  const [isInView, setIsInView] = useState(false);
  const isSettled = isOnce && isInView;
  useEffect(() => {
    const node = element.current;
    if (!node || isSettled || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      // Entering and leaving may be reported together, in this order.
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, margin, isSettled]);
  return isInView;
}
