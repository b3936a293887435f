import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusLost } from '@/lib/browser/is-focus-lost';

/**
 * Keeps focus within a part of the page when the focused control is removed, e.g. "try again" or the heart of the last
 * favourite: focus moves to `refuge`, unless the replacement takes it within the same task.
 * @returns Handlers for that part.
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
    // Not fired when the focused element is unmounted.
    onBlur: () => {
      last.current = null;
    },
  };
}
