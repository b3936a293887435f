import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

const MAX_SEARCHES = 6;

/** The latest searches on this device, newest first; without entries this product did not write. */
export function recentSearches(): string[] {
  return (readStored('recent_searches') ?? []).filter((entry) => typeof entry === 'string');
}

/** Records a search that led to a result; the same words in different case count as one. */
export function keepSearch(text: string): void {
  const query = text.trim();
  if (query === '') return;
  const others = recentSearches().filter((known) => known.toLowerCase() !== query.toLowerCase());
  writeStored('recent_searches', [query, ...others].slice(0, MAX_SEARCHES));
}

export function forgetSearches(): void {
  removeStored('recent_searches');
}
