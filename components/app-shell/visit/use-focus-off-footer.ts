import { useEffect, useRef } from 'react';

/** Moves the focus from the footer, which stays, to the start of the page its link led to. */
export function useFocusOffFooter(path: string): void {
  const left = useRef(path);
  useEffect(() => {
    if (left.current === path) return;
    left.current = path;
    if (!document.activeElement?.closest('footer')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
