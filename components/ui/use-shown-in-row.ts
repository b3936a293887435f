'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the current item of a row that scrolls sideways to its middle, without moving the page. Gives the ref of the
 * item; `row` is the selector of the row around it.
 */
export function useShownInRow(isCurrent: boolean, row: string): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const around = item.current?.closest(row);
    if (!isCurrent || !around || !item.current) return;
    // Somebody is at another item already, before this code was there.
    const focused = document.activeElement;
    if (around.contains(focused) && !item.current.contains(focused)) return;
    const { left, width } = item.current.getBoundingClientRect();
    around.scrollLeft += left - around.getBoundingClientRect().left - (around.clientWidth - width) / 2;
  }, [isCurrent, row]);
  return item;
}
