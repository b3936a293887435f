import 'server-only';
import { env } from '@/lib/env/server';
import { stripLocale } from '@/lib/routing/locale-path';
import { pathOnSite } from '@/lib/routing/path-on-site';
import type { PrazerConfig } from './schema-prazer-config';
import { isPageOn } from './switched-pages';

/** An address of an entry; one of a page of the site as path without language, however an editor wrote it. */
export function linkTarget(url: string): string {
  const path = pathOnSite(url, env.SITE_URL);
  return path === null ? url : stripLocale(path).path;
}

/**
 * Entries of menu and footer that lead to the page in the reader's own language (R-ROUTE-02). Addresses of other sites stay
 * as they are. Entries of pages that are switched off are left out.
 */
export function menuLinks<Entry extends { url: string }>(
  entries: readonly Entry[],
  features: PrazerConfig['features'],
): Entry[] {
  return entries
    .map((entry) => ({ ...entry, url: linkTarget(entry.url) }))
    .filter(({ url }) => isPageOn(url, features));
}
