import 'server-only';
import type { Locale } from '@/i18n/routing';
import { env } from '@/lib/env/server';
import { localePath } from '@/lib/routing/locale-path';
import { itemListJsonLd, type JsonLdNode } from './json-ld';

/** The items a page lists as structured data, in order; nothing for an empty list. Paths are without locale prefix. */
export function itemList(locale: Locale, items: readonly { name: string; path: string }[]): JsonLdNode[] {
  if (items.length === 0) return [];
  const pages = items.map(({ name, path }) => ({ name, url: localePath(locale, path) }));
  return [itemListJsonLd(pages, env.SITE_URL)];
}
