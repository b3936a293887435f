import { documentLocale } from '@/i18n/document-locale';
import { readPlatform } from '@/lib/platform/read';
import { getCategories, getGames, getProviders, PROVIDERS_READ } from './api';
import { mergeGames, visibleCategories } from './rules';
import type { SearchData, SearchIndex } from './search-index';
import { buildSearchIndex } from './search-index';
import { heldSearchIndex, heldSince, holdSearchIndex } from './search-held';
import { readSearchData, writeSearchData } from './search-store';

/** Cached games older than this are still used, but revalidated in the background. */
const SEARCH_DATA_MAX_AGE_MS = 30 * 60_000;
const PAGE_SIZE = 1_000;
/** With more games than fit these pages, the platform is searched as well. */
const MAX_PAGES = 10;

/**
 * Gets the games to search in: those cached on the device at once, and newer ones from the platform where those are
 * stale. Fails silently: without an index the platform itself is searched (R-GAME-13).
 * @param onIndex Called with each index as soon as it is available.
 */
export async function loadSearchIndex(
  kindWords: Readonly<Record<string, string>>,
  onIndex: (index: SearchIndex) => void,
): Promise<void> {
  const keep = (data: SearchData, savedAt: number): void => {
    const index = buildSearchIndex(data, kindWords);
    holdSearchIndex(index, savedAt);
    onIndex(index);
  };
  if (!heldSearchIndex()) {
    const stored = await readSearchData(documentLocale());
    if (stored) keep(stored, stored.savedAt);
  }
  const age = Date.now() - heldSince();
  // Games from the future were kept while the device's clock was ahead.
  if (age >= 0 && age < SEARCH_DATA_MAX_AGE_MS) return;
  try {
    const data = await readFromPlatform();
    const now = Date.now();
    keep(data, now);
    await writeSearchData(documentLocale(), { ...data, savedAt: now });
  } catch {
    // The search retries when it is opened again.
  }
}

async function readFromPlatform(): Promise<SearchData> {
  const [games, providers, categories] = await Promise.all([
    readCatalogue(),
    readPlatform.call(getProviders, PROVIDERS_READ),
    readPlatform.call(getCategories, {}),
  ]);
  return {
    ...games,
    providers: providers.items.map(({ sysname, name }) => ({ sysname, name: name || sysname })),
    categories: visibleCategories(categories.items, []).map(({ id, name }) => ({ id, name })),
  };
}

async function readCatalogue(): Promise<Pick<SearchData, 'games' | 'total'>> {
  const page = (offset: number) =>
    readPlatform.call(getGames, { fields: ['description'], offset, count: PAGE_SIZE });
  const first = await page(0);
  const pages = [first];
  // The platform may return fewer games than requested: continue where it stopped.
  while (pages.length < MAX_PAGES) {
    const read = pages.reduce((sum, { items }) => sum + items.length, 0);
    if (read >= first.total || pages.at(-1)?.items.length === 0) break;
    pages.push(await page(read));
  }
  const games = mergeGames(pages).map(({ sysname, name, image, provider, type }) => ({
    sysname,
    name,
    image,
    provider,
    type,
  }));
  const isAll = pages.length < MAX_PAGES;
  return { games, total: isAll ? games.length : Math.max(first.total, games.length) };
}
