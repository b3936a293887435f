'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the screen an element counts as near. */
const MARGIN = '300px';

/** Says when an element first comes near the screen, so that heavy code for it is fetched only then. */
export function useIsNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}
