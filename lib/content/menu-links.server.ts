import 'server-only';
import { env } from '@/lib/env/server';
import { stripLocale } from '@/lib/routing/locale-path';
import { pathOnSite } from '@/lib/routing/path-on-site';
import type { PrazerConfig } from './schema-prazer-config';
import { isPageOn } from './switched-pages';

/**
 * Entries of menu and footer with pages of the site as paths without language, however an editor wrote them: they lead to the
 * page in the reader's own language (R-ROUTE-02). Other addresses stay as they are. Entries of
 * pages that are switched off are left out.
 */
export function menuLinks<Entry extends { url: string }>(
  entries: readonly Entry[],
  features: PrazerConfig['features'],
): Entry[] {
  const links = entries.map((entry) => {
    const path = pathOnSite(entry.url, env.SITE_URL);
    return path === null ? entry : { ...entry, url: stripLocale(path).path };
  });
  return links.filter(({ url }) => isPageOn(url, features));
}
