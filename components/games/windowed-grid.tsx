'use client';

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { assertRenderable, LIST_BUFFER_PX } from '@/lib/games/rules';
import styles from './game-grid.module.scss';
import { GameTile, type TileGame } from './game-tile';

interface Layout {
  columns: number;
  /** Height of a row with the gap below it, in pixels. */
  rowHeight: number;
  gap: number;
  /** Distance of the grid from the top of the document, in pixels. */
  top: number;
}

const CAPTION_PX = 36;
const UNMEASURED: Layout = { columns: 4, rowHeight: 240, gap: 16, top: 0 };

interface WindowedGridProps {
  games: readonly TileGame[];
  hasHeart: boolean;
}

/**
 * A long list of tiles of which only the rows near the window stand in the document (R-GAME-18); padding stands for the
 * others. Rows are all of one height that follows from the width, so nothing is measured while scrolling.
 */
export function WindowedGrid({ games, hasHeart }: WindowedGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { columns, rowHeight, gap, top } = useLayout(grid);
  const rowCount = Math.ceil(games.length / columns);
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(LIST_BUFFER_PX / rowHeight),
    scrollMargin: top,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);

  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? 0;
  const tiles = games.slice(first * columns, (last + 1) * columns);
  assertRenderable(tiles.length);
  const below = Math.max(0, (rowCount - last - 1) * rowHeight);
  return (
    <ul
      ref={grid}
      className={styles.grid}
      style={{ paddingTop: first * rowHeight, paddingBottom: below, rowGap: gap }}
    >
      {tiles.map((game, index) => (
        <li key={game.sysname} aria-setsize={games.length} aria-posinset={first * columns + index + 1}>
          <GameTile game={game} hasHeart={hasHeart} />
        </li>
      ))}
    </ul>
  );
}

function useLayout(grid: { current: HTMLUListElement | null }): Layout {
  const [layout, setLayout] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () =>
      setLayout((before) => (isSame(before, readLayout(element)) ? before : readLayout(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}

function readLayout(element: HTMLElement): Layout {
  const style = getComputedStyle(element);
  const columns = Math.max(1, style.gridTemplateColumns.split(' ').length);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const width = (element.clientWidth - gap * (columns - 1)) / columns;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return { columns, gap, rowHeight: Math.max(1, (width * 2) / 3 + CAPTION_PX + gap), top };
}

function isSame(a: Layout, b: Layout): boolean {
  return a.columns === b.columns && a.gap === b.gap && a.rowHeight === b.rowHeight && a.top === b.top;
}
