import { useLayoutEffect, useState, type RefObject } from 'react';

export interface GridLayout {
  columns: number;
  /** Pixels. */
  tileWidth: number;
  /** Pixels, including the gap. */
  rowHeight: number;
  gap: number;
  /** Pixels from the top of the document. */
  top: number;
}

/** Tiles are portrait: ratio of height to width. */
const UPRIGHT = 4 / 3;

/** Measured when the document is resized, not while scrolling: all rows have one height. Null before that. */
export function useGridLayout(grid: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const now = readLayout(element);
      setLayout((before) => (before && isSame(before, now) ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}

function readLayout(element: HTMLElement): GridLayout {
  const style = getComputedStyle(element);
  const columns = Math.max(1, Number.parseInt(style.getPropertyValue('--columns'), 10) || 1);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const tileWidth = Math.max(1, (element.clientWidth - gap * (columns - 1)) / columns);
  const top = element.getBoundingClientRect().top + window.scrollY;
  return { columns, gap, tileWidth, rowHeight: tileWidth * UPRIGHT + gap, top };
}

function isSame(a: GridLayout, b: GridLayout): boolean {
  return a.columns === b.columns && a.gap === b.gap && a.rowHeight === b.rowHeight && a.top === b.top;
}
