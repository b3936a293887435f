import { isRecord } from '@/lib/is-record';

/** State of a hall when its page was left. */
export interface HallPlace {
  /** The whole list was requested. */
  isOpen: boolean;
  /** Scroll offset in pixels. */
  top: number;
}

const KEY = 'hall';

/** Null if this history entry has none, as on a first visit. */
export function readPlace(): HallPlace | null {
  const state: unknown = window.history.state;
  const stored = isRecord(state) ? state[KEY] : null;
  if (!isRecord(stored) || typeof stored.top !== 'number' || !('isOpen' in stored)) return null;
  return { top: stored.top, isOpen: stored.isOpen === true };
}

/** Stored beside the router's state: going back restores it, even after a reload; a new visit does not. */
export function keepPlace(isOpen: boolean): void {
  const state: unknown = window.history.state;
  const place: HallPlace = { isOpen, top: Math.round(window.scrollY) };
  const stored = readPlace();
  // Replacing a history entry is slow on phones, and one click triggers several calls.
  if (stored?.isOpen === place.isOpen && stored.top === place.top) return;
  const others = isRecord(state) ? state : {};
  window.history.replaceState({ ...others, [KEY]: place }, '');
}
