import { useState, type KeyboardEvent } from 'react';
import { createTypeAhead, keyTarget, typeAheadTarget } from '@/lib/games/tile-keys';
import { tileOf } from './tile-of';

interface TileGrid {
  columns: number;
  count: number;
  names(): readonly (readonly [index: number, name: string])[];
  focusAt(index: number): void;
}

/** Tab still reaches every tile: without scripts it is the only way. */
export function useTileKeys(gridOf: (tile: HTMLElement) => TileGrid | null) {
  const [typeAhead] = useState(createTypeAhead);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const tile = tileOf(event.target);
    const grid = tile && gridOf(tile);
    if (!grid) return;
    const index = Number(tile.dataset.tile);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const target = isLetter
      ? typeAheadTarget(typeAhead(event.key, event.timeStamp), index, grid.names())
      : keyTarget(event.key, { ...grid, index });
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    grid.focusAt(target);
  };
  return { onKeyDown };
}

/** A grid with all of its tiles mounted. */
export function plainGridOf(tile: HTMLElement): TileGrid | null {
  const grid = tile.parentElement;
  if (!grid) return null;
  const links = [...grid.querySelectorAll<HTMLAnchorElement>('[data-tile] > * > a')];
  return {
    columns: Number.parseInt(getComputedStyle(grid).getPropertyValue('--columns'), 10) || 1,
    count: links.length,
    names: () => links.map((link, index) => [index, link.textContent.trim()] as const),
    focusAt: (index) => links[index]?.focus(),
  };
}
