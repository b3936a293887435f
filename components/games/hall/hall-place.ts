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
  const kept = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  if (typeof kept !== 'object' || kept === null || !('top' in kept) || !('isOpen' in kept)) return null;
  return typeof kept.top === 'number' ? { top: kept.top, isOpen: kept.isOpen === true } : null;
}

/**
 * Stores the position in this entry of the history, beside what the router stores there: going back brings it back,
 * also after a reload, and a new visit begins at the top.
 */
export function keepPlace(isOpen: boolean): void {
  const state: unknown = window.history.state;
  const place: HallPlace = { isOpen, top: Math.round(window.scrollY) };
  const kept = readPlace();
  // Writing an entry of the history is slow on a phone, and a click asks for it more than once.
  if (kept?.isOpen === place.isOpen && kept.top === place.top) return;
  const others = typeof state === 'object' && state !== null ? state : {};
  window.history.replaceState({ ...others, [KEY]: place }, '');
}
