import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the current item to the middle of its horizontal row, without scrolling the page. Not a row that was scrolled
 * before this code loaded: it would move away under the finger. `row` is the selector of the surrounding row. @returns
 * The ref of the item.
 */
export function useShownInRow(isCurrent: boolean, row: string): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const around = item.current?.closest(row);
    const isScrolled = isFirst.current && around?.scrollLeft !== 0;
    isFirst.current = false;
    if (!isCurrent || isScrolled || !around || !item.current) return;
    // The user has focused another item before this code loaded.
    const focused = document.activeElement;
    if (around.contains(focused) && !item.current.contains(focused)) return;
    const { left, width } = item.current.getBoundingClientRect();
    around.scrollLeft += left - around.getBoundingClientRect().left - (around.clientWidth - width) / 2;
  }, [isCurrent, row]);
  return item;
}
