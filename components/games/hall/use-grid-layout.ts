'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';

export interface GridLayout {
  columns: number;
  /** Width of a tile, in pixels. */
  tileWidth: number;
  /** Height of a row with the gap below it, in pixels. */
  rowHeight: number;
  gap: number;
  /** Distance of the grid from the top of the document, in pixels. */
  top: number;
}

/** Tiles are upright: their height by their width. */
const UPRIGHT = 4 / 3;

/**
 * Rows of a grid of tiles are all of one height that follows from the width, so nothing is measured while scrolling:
 * only when the document changes its size. Null before the first time.
 */
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
