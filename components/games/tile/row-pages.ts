import { isMotionReduced } from '@/lib/browser/reduced-motion';

/** Tolerance in pixels for being at the end of a row: scroll offsets are fractional. */
const SLACK_PX = 4;

export function rowOf(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector('ul') ?? null;
}

/** Sides on which a row continues beyond the visible part. */
export function rowEdges(row: HTMLElement): 'none' | 'start' | 'end' | 'both' {
  const hasStart = row.scrollLeft > SLACK_PX;
  const hasEnd = row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK_PX;
  if (hasStart) return hasEnd ? 'both' : 'start';
  return hasEnd ? 'end' : 'none';
}

/** Scrolls a row forward or back by the number of fully visible tiles. */
export function turnPage(frame: HTMLElement | null, direction: 1 | -1): void {
  const row = rowOf(frame);
  const [first, second] = row ? [...row.children] : [];
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const step = second.offsetLeft - first.offsetLeft;
  const inside = row.clientWidth - 2 * (Number.parseFloat(getComputedStyle(row).paddingLeft) || 0);
  const tiles = Math.max(1, Math.round(inside / Math.max(1, step)));
  row.scrollBy({ left: direction * tiles * step, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}
