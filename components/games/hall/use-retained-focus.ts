'use client';

import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusLost } from '@/lib/browser/is-focus-lost';

/**
 * Keeps the focus in a part of the page when the control that has it goes, as "try again" and the heart of the last
 * favourite do: it moves on to `refuge`, unless what comes instead takes it within the same task.
 * @returns Handlers of that part.
 */
export function useRetainedFocus(part: RefObject<HTMLElement | null>, refuge: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!part.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (last.current?.isConnected === false && isFocusLost())
        refuge.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (last.current?.isConnected === false) timer = setTimeout(look);
    });
    observer.observe(part.current, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [part, refuge]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
    // Not called when the element that has the focus is unmounted.
    onBlur: () => {
      last.current = null;
    },
  };
}
