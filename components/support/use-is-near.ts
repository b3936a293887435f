'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the viewport that counts as near. */
const MARGIN = '300px';

/** Reports when an element first approaches the viewport, so that heavy code for it is fetched only then. */
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
