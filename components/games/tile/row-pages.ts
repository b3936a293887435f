import { wantsCalm } from '@/lib/browser/calm';

/** Scrolled by less than this, a row counts as being at its end: positions are fractions of a pixel. */
const SLACK_PX = 4;

export function rowOf(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector('ul') ?? null;
}

/** On which sides of what is in view a row continues. */
export function rowEdges(row: HTMLElement): 'none' | 'start' | 'end' | 'both' {
  const hasStart = row.scrollLeft > SLACK_PX;
  const hasEnd = row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK_PX;
  if (hasStart) return hasEnd ? 'both' : 'start';
  return hasEnd ? 'end' : 'none';
}

/** Scrolls a row on, or back, by the whole tiles that are in view. */
export function turnPage(frame: HTMLElement | null, direction: 1 | -1): void {
  const row = rowOf(frame);
  const [first, second] = row ? [...row.children] : [];
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const step = second.offsetLeft - first.offsetLeft;
  const inside = row.clientWidth - 2 * (Number.parseFloat(getComputedStyle(row).paddingLeft) || 0);
  const tiles = Math.max(1, Math.round(inside / Math.max(1, step)));
  row.scrollBy({ left: direction * tiles * step, behavior: wantsCalm() ? 'instant' : 'smooth' });
}
