/** Where a hall stood when its page was left. */
export interface HallPlace {
  /** All games of the list were requested. */
  isOpen: boolean;
  /** Scrolled so far, in pixels. */
  top: number;
}

const KEY = 'hall';

/** The position stored in this entry of the browser's history; null where there is none, as on a first visit. */
export function readPlace(): HallPlace | null {
  const state: unknown = window.history.state;
  const stored = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  if (typeof stored !== 'object' || stored === null || !('top' in stored) || !('isOpen' in stored))
    return null;
  return typeof stored.top === 'number' ? { top: stored.top, isOpen: stored.isOpen === true } : null;
}

/**
 * Stores the position in this entry of the history, beside what the router stores there: going back brings it back,
 * also after a reload, and a new visit begins at the top.
 */
export function keepPlace(isOpen: boolean): void {
  const state: unknown = window.history.state;
  const place: HallPlace = { isOpen, top: Math.round(window.scrollY) };
  const stored = readPlace();
  // Writing an entry of the history is slow on a phone, and a click asks for it more than once.
  if (stored?.isOpen === place.isOpen && stored.top === place.top) return;
  const others = typeof state === 'object' && state !== null ? state : {};
  window.history.replaceState({ ...others, [KEY]: place }, '');
}
