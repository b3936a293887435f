import { useCallback, useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isFocusLost } from '@/lib/browser/is-focus-lost';
import { tileOf } from '../tile/tile-of';

/**
 * Manages focus in a virtualized grid. The focused tile stays mounted wherever it is, tiles not yet mounted can be
 * focused, and focus on a placeholder tile moves on to its game.
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
      // The tile must be mounted to be focused, and the focused element must stay mounted until then.
      flushSync(() => setIndex(target));
      const tile = grid.current?.querySelector<HTMLElement>(`[data-tile="${target}"]`);
      (tile?.querySelector('a') ?? tile)?.focus({ preventScroll: true });
      // Without smooth scrolling: there is nothing to see on the way.
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
