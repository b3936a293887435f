'use client';

import { useCallback, useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isFocusLost } from '@/lib/browser/is-focus-lost';
import { tileOf } from '../tile/tile-of';

/**
 * Keeps the focus in a grid that takes tiles out of the document. The focused tile stays in it wherever it stands, a
 * tile can be led to that is not in it yet, and a focus that waits on an empty tile moves on to its game.
 */
export function useFocusedTile(
  grid: RefObject<HTMLElement | null>,
  isReady: boolean,
  hasToTakeFocus: boolean,
  focusedBefore: RefObject<number | null>,
) {
  const [index, setIndex] = useState<number | null>(null);

  const focusAt = useCallback(
    (target: number) => {
      // The tile must be mounted to be focused, and the element that has the focus must stay mounted until then.
      flushSync(() => setIndex(target));
      const tile = grid.current?.querySelector<HTMLElement>(`[data-tile="${target}"]`);
      (tile?.querySelector('a') ?? tile)?.focus({ preventScroll: true });
      // Without smooth scrolling: there is nothing to see in between.
      tile?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    [grid],
  );

  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLLIElement) || !grid.current?.contains(active)) return;
    active.querySelector('a')?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    if (!isReady || !hasToTakeFocus) return;
    const target = focusedBefore.current;
    // After this commit: `focusAt` needs another one to mount the tile.
    if (isFocusLost() && target !== null) queueMicrotask(() => focusAt(target));
  }, [isReady, hasToTakeFocus, focusedBefore, focusAt]);

  const handlers = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const tile = tileOf(target);
      setIndex(tile ? Number(tile.dataset.tile) : null);
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && grid.current?.contains(relatedTarget)) return;
      setIndex(null);
    },
  };
  return { index, focusAt, handlers };
}
