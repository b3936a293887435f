import { useEffect, type RefObject } from 'react';
import { keyTarget } from '@/lib/games/tile-keys';
import { rowOf } from './row-pages';
import { tileOf } from './tile-of';

/** Left, right, Home and End move between the tiles of a row; up and down scroll the page. */
const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = rowOf(frame.current);
    if (!row) return;
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(event.key)) return;
      const tile = event.target instanceof Element ? tileOf(event.target) : null;
      if (!tile) return;
      const links = [...row.querySelectorAll<HTMLAnchorElement>('[data-tile] > * > a')];
      const place = { index: Number(tile.dataset['tile']), columns: links.length, count: links.length };
      const target = keyTarget(event.key, place);
      if (target === null) return;
      event.preventDefault();
      links[target]?.focus();
    };
    row.addEventListener('keydown', follow);
    return () => row.removeEventListener('keydown', follow);
  }, [frame]);
}
