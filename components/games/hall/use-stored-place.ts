import { useEffect, type RefObject } from 'react';
import { keepPlace } from './hall-place';

/** Debounce in milliseconds; browsers limit history updates to a few per second. */
const PAUSE_MS = 150;

/** While scrolling and before a link in the hall is followed. */
export function useStoredPlace(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => keepPlace(isOpen);
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    };
    const element = root.current;
    window.addEventListener('scroll', keepSoon, { passive: true });
    element?.addEventListener('click', keep, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', keepSoon);
      element?.removeEventListener('click', keep, { capture: true });
    };
  }, [root, isOpen]);
}
