import 'server-only';
import type { Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import { logDroppedTags } from './dropped-tags';
import { readMetaTags } from './meta-tags';

/** Meta tags of every page by name (R-SEO-12), without those that pages have of their own, which are logged. */
export async function loadSiteTags(locale: Locale): Promise<Record<string, string[]>> {
  const { items } = await loadCollection('meta-data-tool', locale);
  const { named } = readMetaTags(items);
  const dropped = items.map(({ name }) => name).filter((name) => !Object.hasOwn(named, name));
  logDroppedTags('meta-data-tool', dropped);
  return named;
}
