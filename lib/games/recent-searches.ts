import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

const MAX_SEARCHES = 6;

/** What was last searched for on this device, the newest first; leaves out what this product did not write. */
export function recentSearches(): string[] {
  return (readStored('recent_searches') ?? []).filter((entry) => typeof entry === 'string');
}

/** Notes a search that led to something; the same words in other letters count as one. */
export function keepSearch(text: string): void {
  const query = text.trim();
  if (query === '') return;
  const others = recentSearches().filter((known) => known.toLowerCase() !== query.toLowerCase());
  writeStored('recent_searches', [query, ...others].slice(0, MAX_SEARCHES));
}

export function forgetSearches(): void {
  removeStored('recent_searches');
}
