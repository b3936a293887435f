import type { SearchIndex } from './search-index';

/** Separate from the code that fetches the games, so that a list can use them without loading it. */
let held: { index: SearchIndex | null; savedAt: number } = { index: null, savedAt: 0 };

/** @param savedAt Milliseconds since 1970 when the games were read from the platform. */
export function holdSearchIndex(index: SearchIndex | null, savedAt: number): void {
  held = { index, savedAt };
}

/** The index in memory, available from the first keystroke. */
export function heldSearchIndex(): SearchIndex | null {
  return held.index;
}

/** `savedAt` of the index in memory; 0 where there is none. */
export function heldSince(): number {
  return held.savedAt;
}
