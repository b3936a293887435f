import type { Locale } from '@/i18n/routing';
import type { SearchIndex } from './search-index';

interface Held {
  index: SearchIndex;
  /** When its games were read from the platform, in milliseconds. */
  savedAt: number;
}

/** Separate from the code that fetches the games, so that a list can use them without loading it. */
const held = new Map<Locale, Held>();

export function holdSearchIndex(locale: Locale, index: SearchIndex, savedAt: number): void {
  held.set(locale, { index, savedAt });
}

/** The index already in memory, available from the first keystroke. */
export function heldSearchIndex(locale: Locale): SearchIndex | null {
  return held.get(locale)?.index ?? null;
}

/** When the games in memory were read, in milliseconds; 0 where there are none. */
export function heldSince(locale: Locale): number {
  return held.get(locale)?.savedAt ?? 0;
}
