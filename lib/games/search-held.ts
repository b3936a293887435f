import type { Locale } from '@/i18n/routing';
import type { SearchIndex } from './search-index';

interface Held {
  index: SearchIndex;
  /** Milliseconds since 1970 when its games were read from the platform. */
  savedAt: number;
}

/** Separate from the code that fetches the games, so that a list can use them without loading it. */
const held = new Map<Locale, Held>();

export function holdSearchIndex(locale: Locale, index: SearchIndex, savedAt: number): void {
  held.set(locale, { index, savedAt });
}

/** The index in memory, available from the first keystroke. */
export function heldSearchIndex(locale: Locale): SearchIndex | null {
  return held.get(locale)?.index ?? null;
}

/** `savedAt` of the index in memory; 0 where there is none. */
export function heldSince(locale: Locale): number {
  return held.get(locale)?.savedAt ?? 0;
}
